import type { StaffFood } from '../../api/staff/staff-food';
import { spreadsheet } from '../kit/lists/spreadsheet';
import { cellOf, type Column, type References } from './csv-columns';
import { ID } from './csv-file';

/** All of them, with every field that staff set except the photo, which an import leaves as it is. */
export function foodCsv(
  foods: readonly StaffFood[],
  columns: readonly Column[],
  references: References,
): string {
  const rows = foods.map((food) => [
    food.id,
    ...columns.map((column) => cellOf(column, food[column.name as keyof StaffFood], references)),
  ]);
  return spreadsheet([[ID.label, ...columns.map(({ label }) => label)], ...rows]);
}
