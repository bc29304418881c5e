import { CsvImport } from '../food/csv-import';
import { dishKind } from './dish-kind';

export function MenuImport() {
  return <CsvImport kind={dishKind} />;
}
