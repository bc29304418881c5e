import { CsvImport } from '../food/csv-import';
import { drinkKind } from './drink-kind';

export function DrinksImport() {
  return <CsvImport kind={drinkKind} />;
}
