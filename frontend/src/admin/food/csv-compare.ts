import type { StaffFood } from '../../api/staff/staff-food';
import type { Term } from '../../api/staff/vocabulary';
import type { NamedPrice } from '../../domain/menu';
import { isBigChange } from '../../domain/menu-price';
import { decideConfirmed, newWarnings, type Values } from './csv-allergens';
import { cellOf, type CellValue, type Column, type References, valueIn, valueOfBlank } from './csv-columns';
import { ID, type Row, tidy } from './csv-file';

export interface FieldChange {
  label: string;
  from: string;
  to: string;
  /** A price that changes by more than half. */
  isBig?: boolean;
}

export interface LineProblem {
  /** The column’s; null if it is about the whole row. */
  label: string | null;
  text: string;
}

/** A row of the file beside what is stored. */
export interface CsvLine {
  row: number;
  name: string;
  /** Null for a new one. */
  food: StaffFood | null;
  /** The fields to send. */
  values: Readonly<Record<string, unknown>>;
  changes: readonly FieldChange[];
  problems: readonly LineProblem[];
  /** Whether it counts as confirmed only once the kitchen has checked it for this file. */
  needsKitchen: boolean;
}

export interface Stored {
  foods: readonly StaffFood[];
  references: References;
  terms: readonly Term[];
}

export const isWrong = ({ problems }: CsvLine) => problems.length > 0;
export const isNew = (line: CsvLine) => !isWrong(line) && line.food === null;
export const isChanged = (line: CsvLine) =>
  !isWrong(line) && line.food !== null && Object.keys(line.values).length > 0;
export const isToSave = (line: CsvLine) => isNew(line) || isChanged(line);

/** Compares each row with what is stored. A cell equal to what a download would contain is never a change. */
export function compareRows(
  rows: readonly Row[],
  columns: readonly Column[],
  stored: Stored,
  isKitchenSure: boolean,
): CsvLine[] {
  const find = finderOf(stored.foods);
  const found = rows.map((row) => ({ row, ...find(row) }));
  const rowsByKey = grouped(found, ({ key }) => key);
  return found.map(({ row, key, food, problem }) => {
    const twins = (rowsByKey.get(key) ?? []).map((each) => each.row.number);
    const problems: LineProblem[] = [
      row.problem,
      problem,
      key !== null && twins.length > 1 && twinWords(twins),
    ]
      .filter((text) => typeof text === 'string')
      .map((text) => ({ label: null, text }));
    const line = compareOne({ row, food, columns, stored, isKitchenSure });
    return { ...line, problems: [...problems, ...(problem === undefined ? line.problems : [])] };
  });
}

const twinWords = (rows: readonly number[]) =>
  `Rows ${rows.join(' and ')} are for the same entry. Keep only one.`;

interface Found {
  food: StaffFood | null;
  /** The same for two rows about one entry. */
  key: string | null;
  problem?: string;
}

/** Matches by ID, or without one by name; any other row is new. So importing a file twice adds nothing twice. */
function finderOf(foods: readonly StaffFood[]): (row: Row) => Found {
  const nameKey = (name: string) => tidy(name).toLowerCase();
  const byId = new Map(foods.map((food) => [food.id, food]));
  const byName = grouped(foods, ({ name }) => nameKey(name));
  return ({ cells }) => {
    const id = cells.get(ID.name) ?? '';
    const name = cells.get('name') ?? '';
    if (id !== '') {
      const food = byId.get(id);
      if (food) return { food, key: id };
      return {
        food: null,
        key: null,
        problem: 'This ID no longer exists. Leave the ID blank to add this as new.',
      };
    }
    if (name === '') return { food: null, key: null, problem: 'The name is missing.' };
    const [food, ...others] = byName.get(nameKey(name)) ?? [];
    if (others.length > 0)
      return {
        food: null,
        key: null,
        problem: `${others.length + 1} entries have this name. Enter the ID of the right one; “Download” lists the IDs.`,
      };
    return food ? { food, key: food.id } : { food: null, key: `name ${nameKey(name)}` };
  };
}

function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

interface Pair {
  row: Row;
  food: StaffFood | null;
  columns: readonly Column[];
  stored: Stored;
  isKitchenSure: boolean;
}

function compareOne({ row, food, columns, stored, isKitchenSure }: Pair): CsvLine {
  const { references } = stored;
  const values: Values = {};
  const problems: LineProblem[] = [];
  for (const column of columns) {
    const cell = row.cells.get(column.name);
    const result = cell === undefined ? null : readChange(column, cell, food, references);
    if (result !== null && 'problem' in result) problems.push({ label: column.label, text: result.problem });
    else if (result !== null) values[column.name] = result.value;
  }
  const needsKitchen = decideConfirmed(values, food, isKitchenSure);
  const warnings = newWarnings(values, food, stored.terms);
  problems.push(...warnings.map((text) => ({ label: labelOf(columns, 'dietary_tags'), text })));
  const changes = columns
    .filter(({ name }) => name in values)
    .map((column) => changeOf(column, values[column.name], food, references))
    // A confirmation that stays is sent with its lists.
    .filter(({ from, to }) => from !== to);
  return {
    row: row.number,
    name: row.cells.get('name') || food?.name || '',
    food,
    values,
    changes,
    problems,
    needsKitchen,
  };
}

/** Null if the cell changes nothing. */
function readChange(
  column: Column,
  cell: string,
  food: StaffFood | null,
  references: References,
): CellValue | null {
  if (cell === '' && food === null) return null;
  const now = tidy(cellOf(column, valueOf(food, column.name), references));
  if (food !== null && cell === now) return null;
  const blank = valueOfBlank(column);
  if (cell === '') return blank === undefined ? { problem: 'can’t be blank.' } : { value: blank };
  const result = valueIn(column, cell, references);
  const isSame = food !== null && 'value' in result && tidy(cellOf(column, result.value, references)) === now;
  return isSame ? null : result;
}

function changeOf(
  column: Column,
  value: unknown,
  food: StaffFood | null,
  references: References,
): FieldChange {
  const before = valueOf(food, column.name);
  return {
    label: column.label,
    from: food === null ? '' : cellOf(column, before, references),
    to: cellOf(column, value, references),
    isBig: food !== null && isBig(column, before, value),
  };
}

function isBig({ name, kind }: Column, before: unknown, value: unknown): boolean {
  if (name === 'price') return isBigChange(before as number, value as number);
  if (kind !== 'prices') return false;
  const old = new Map((before as NamedPrice[]).map(({ label, price }) => [label, price]));
  return (value as NamedPrice[]).some(({ label, price }) => isBigChange(old.get(label) ?? 0, price));
}

const valueOf = (food: StaffFood | null, name: string): unknown => food?.[name as keyof StaffFood];

const labelOf = (columns: readonly Column[], name: string) =>
  columns.find((column) => column.name === name)?.label ?? null;
