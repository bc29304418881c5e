import { slugsOf } from '../../api/staff/staff-food';
import type { NamedPrice } from '../../domain/menu';
import { numberIn } from '../../domain/typed-number';
import { inLegendOrder } from './slug-order';

/** A column of the spreadsheet: a field that staff read and set, as the contract lists it. */
export interface Column {
  name: string;
  label: string;
  kind: 'string' | 'number' | 'boolean' | 'prices' | 'slugs' | 'id' | 'ids';
  canBeNull: boolean;
}

interface Named {
  id: string;
  name: string;
  slug?: string;
}

/** What a field of each kind refers to: a category, or the drinks that go with a dish. */
export interface References {
  id: readonly Named[];
  ids: readonly Named[];
}

export type CellValue = { value: unknown } | { problem: string };

const BETWEEN = ' | ';
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

/** The cell of a stored value, as staff read and write it. */
export function cellOf({ kind }: Column, value: unknown, references: References): string {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'string':
      return value as string;
    case 'number':
      return (value as number).toString();
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'prices':
      return (value as NamedPrice[]).map(({ label, price }) => `${label} ${price}`).join(BETWEEN);
    case 'slugs':
      return inLegendOrder(slugsOf(value as string)).join(BETWEEN);
    case 'id':
      return nameOf(value as string, references.id);
    case 'ids':
      return (value as string[]).map((id) => nameOf(id, references.ids)).join(BETWEEN);
  }
}

/** What to store for a cell that is not blank, or why it can't be read. The API checks its limits. */
export function valueIn({ kind }: Column, cell: string, references: References): CellValue {
  switch (kind) {
    case 'string':
      return { value: cell };
    case 'number':
      return numberOr(cell, `must be a number, not “${cell}”.`);
    case 'boolean':
      if (YES.includes(cell.toLowerCase())) return { value: true };
      if (NO.includes(cell.toLowerCase())) return { value: false };
      return { problem: `must be Yes or No, not “${cell}”.` };
    case 'prices':
      return all(partsOf(cell, /[|\n]/), priceIn);
    case 'slugs':
      return { value: inLegendOrder(partsOf(cell, /[|,;\n]/).map(slugIn)).join('|') };
    case 'id':
      return idIn(cell, references.id);
    case 'ids':
      return all(partsOf(cell, /[|\n]/), (part) => idIn(part, references.ids));
  }
}

/** What to store for a blank cell; undefined if the field can't be blank. */
export function valueOfBlank({ kind, canBeNull }: Column): unknown {
  if (kind === 'slugs') return '';
  if (canBeNull) return null;
  if (kind === 'string') return '';
  return kind === 'prices' || kind === 'ids' ? [] : undefined;
}

function all(parts: readonly string[], read: (part: string) => CellValue): CellValue {
  const results = parts.map(read);
  const wrong = results.find((result) => 'problem' in result);
  return wrong ?? { value: results.map((result) => 'value' in result && result.value) };
}

function partsOf(cell: string, separator: RegExp): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function numberOr(text: string, problem: string): CellValue {
  const value = numberIn(text);
  return value === null ? { problem } : { value };
}

/** Matches `tapa 7 / ración 14`: two sizes with the wrong separator. */
const OTHER_SEPARATOR = /\d\s*[,;/]\s*[^\d\s]/;

/** `media ración 14` */
function priceIn(part: string): CellValue {
  const [, label, typed] = /^(.+?)\s+(\S+)$/s.exec(part) ?? [];
  const price = numberIn(typed ?? '');
  if (label === undefined || price === null || OTHER_SEPARATOR.test(label))
    return { problem: `must be like “tapa 7 | ración 14”: “${part}” is not.` };
  return { value: { label, price } };
}

/** `Tree nuts` is the slug `tree-nuts`. */
const slugIn = (part: string) => part.toLowerCase().replaceAll(/\s+/g, '-');

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The name, or a unique identifier if others have the same name or it can't be used in a list. */
function nameOf(id: string, list: readonly Named[]): string {
  const found = list.find((each) => each.id === id);
  if (!found) return id;
  const isUnique = list.filter(({ name }) => isSame(name, found.name)).length === 1;
  return isUnique && !found.name.includes('|') ? found.name : (found.slug ?? id);
}

function idIn(text: string, list: readonly Named[]): CellValue {
  const exact = list.find(({ id, slug }) => id === text || slug === text);
  const [first, ...others] = exact ? [exact] : list.filter(({ name }) => isSame(name, text));
  if (!first) return { problem: `“${text}” doesn’t exist yet. Add it first, or check the spelling.` };
  if (others.length > 0)
    return { problem: `${others.length + 1} entries are called “${text}”. Enter the ID of the right one.` };
  return { value: first.id };
}
