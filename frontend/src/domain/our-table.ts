import type { AllergenSlug } from './allergen-words';
import { type Diet, type DietKind, isConfirmed, leftOutIn, unwantedKinds } from './diet';
import type { DrinkList, Food, FoodKind, Menu, NamedPrice } from './menu';
import { menuPrice } from './money';
import { ALLERGEN_SLUGS, slugOf } from './tags';

/** A number of portions of one food, in one size. */
export interface TableLine {
  kind: FoodKind;
  id: string;
  /** The label of the chosen price, as a slug; empty if the food has only one price. */
  size: string;
  count: number;
}

export const MAX_LINES = 60;
export const MAX_COUNT = 99;
export const MAX_PEOPLE = 40;
const DEFAULT_PEOPLE = 2;

const LETTERS: Readonly<Record<FoodKind, string>> = { dish: 'd', drink: 'w' };
const LINE = /^([dw])\.([\w-]{1,64})\.(\d{1,2})(?:\.([a-z0-9-]{1,40}))?$/;

export function sizeSlug(label: string): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 40);
  return slug.replace(/^-|-$/g, '') || 'size';
}

/**
 * Reads `d.gildas.2*w.fino.1.glass`. Skips malformed lines and anything beyond the limits: each repeat of a line, which
 * `writeTable` never makes, would cost time at every request.
 */
export function readTable(text: string): readonly TableLine[] {
  let lines: readonly TableLine[] = [];
  for (const part of text.slice(0, 8_000).split('*', MAX_LINES)) {
    const [, letter, id = '', count = '', size = ''] = LINE.exec(part) ?? [];
    if (letter === undefined) continue;
    const kind = letter === LETTERS.dish ? 'dish' : 'drink';
    lines = addToTable(lines, { kind, id, size }, Number(count));
  }
  return lines;
}

export function writeTable(lines: readonly TableLine[]): string {
  return lines
    .map(({ kind, id, size, count }) => [LETTERS[kind], id, count, ...(size ? [size] : [])].join('.'))
    .join('*');
}

/** `more` may be negative; a line whose count reaches zero is removed. A full list stays unchanged. */
export function addToTable(
  lines: readonly TableLine[],
  food: Omit<TableLine, 'count'>,
  more: number,
): readonly TableLine[] {
  const held = lines.find((line) => isSame(line, food));
  if (!held) {
    const count = Math.min(more, MAX_COUNT);
    return count > 0 && lines.length < MAX_LINES ? [...lines, { ...food, count }] : lines;
  }
  const count = Math.min(held.count + more, MAX_COUNT);
  return count > 0
    ? lines.map((line) => (line === held ? { ...held, count } : line))
    : lines.filter((line) => line !== held);
}

const isSame = (a: Omit<TableLine, 'count'>, b: Omit<TableLine, 'count'>) =>
  a.kind === b.kind && a.id === b.id && a.size === b.size;

/** How many of one size, or of all sizes if `size` is missing. */
export function countOf(lines: readonly TableLine[], kind: FoodKind, id: string, size?: string): number {
  return sum(
    lines.filter((line) => line.kind === kind && line.id === id && (size ?? line.size) === line.size),
    ({ count }) => count,
  );
}

export function countAll(lines: readonly TableLine[]): number {
  return sum(lines, ({ count }) => count);
}

export function readPeople(text: string): number {
  const people = /^\d{1,3}$/.test(text) ? Number(text) : DEFAULT_PEOPLE;
  return Math.min(Math.max(people, 1), MAX_PEOPLE);
}

/** `1 person`, `4 people` */
export function peopleText(people: number): string {
  return `${people} ${people === 1 ? 'person' : 'people'}`;
}

/** For an address: the same list always gives the same text. */
export function tableParams(
  lines: readonly TableLine[],
  people: number,
): Readonly<Record<'list' | 'people', string>> {
  return { list: writeTable(lines), people: people === DEFAULT_PEOPLE ? '' : `${people}` };
}

export interface TableEntry {
  line: TableLine;
  food: Food;
  /** The label of the size, or empty. */
  size: string;
  /** For one portion, rounded to whole units of the currency, as on the menu. */
  price: number;
  isConfirmed: boolean;
  /** The avoided allergens that the food contains or may contain. */
  leftOut: { contains: readonly AllergenSlug[]; traces: readonly AllergenSlug[] };
  /** The chosen diets that the food does not meet. */
  unwanted: readonly DietKind[];
}

export interface OurTable {
  /** In menu order, then in the order of the drinks list. */
  courses: readonly { key: string; name: string; entries: readonly TableEntry[] }[];
  /** Lines whose food is no longer offered, or only not in that size: then with its name. */
  gone: readonly { line: TableLine; name: string | null }[];
  /** In whole units of the currency. */
  total: number;
  /** `count` includes drinks. */
  count: number;
  dishes: number;
  /** Allergens of everything on the list, in the order of the legend. `traces` leaves out those in `contains`. */
  contains: readonly string[];
  traces: readonly string[];
  /** Names of dishes and drinks whose allergens nobody confirmed. */
  unconfirmed: readonly string[];
}

/** Looks up the list's items with today's prices and allergens. */
export function laidTable(
  lines: readonly TableLine[],
  { menu, drinks }: { menu: Menu; drinks: DrinkList },
  diet: Diet,
): OurTable {
  const coursesOf = (kind: FoodKind, { categories }: Menu | DrinkList) =>
    categories.map(({ name, slug, items }) => ({
      // Two categories may have the same name.
      key: `${kind} ${slug}`,
      name,
      entries: items.flatMap((food: Food) =>
        lines.flatMap((line) => (line.kind === kind && line.id === food.id ? entryOf(line, food, diet) : [])),
      ),
    }));
  const courses = [...coursesOf('dish', menu), ...coursesOf('drink', drinks)].filter(
    ({ entries }) => entries.length > 0,
  );
  const entries = courses.flatMap((course) => course.entries);
  const found = new Set(entries.map(({ line }) => line));
  const named = (tags: readonly string[]) => new Set(tags.map(slugOf));
  const contains = named(entries.flatMap(({ food }) => food.allergens));
  const traces = named(entries.flatMap(({ food }) => food.may_contain));
  return {
    courses,
    gone: lines
      .filter((line) => !found.has(line))
      .map((line) => ({ line, name: foodOf(line, { menu, drinks })?.name ?? null })),
    total: sum(entries, ({ price, line }) => price * line.count),
    count: countAll(entries.map(({ line }) => line)),
    dishes: sum(
      entries.filter(({ line }) => line.kind === 'dish'),
      ({ line }) => line.count,
    ),
    contains: inOrder([...contains]),
    traces: inOrder([...traces].filter((slug) => !contains.has(slug))),
    unconfirmed: [...new Set(entries.flatMap((entry) => (entry.isConfirmed ? [] : [entry.food.name])))],
  };
}

function foodOf(
  { kind, id }: TableLine,
  { menu, drinks }: { menu: Menu; drinks: DrinkList },
): Food | undefined {
  const { categories } = kind === 'dish' ? menu : drinks;
  return categories.flatMap(({ items }): readonly Food[] => items).find((food) => food.id === id);
}

function entryOf(line: TableLine, food: Food, diet: Diet): TableEntry[] {
  const size = sizeOf(line, food);
  if (size === null) return [];
  return [
    {
      line,
      food,
      size: size.label,
      price: menuPrice(size.price),
      isConfirmed: isConfirmed(food),
      leftOut: { contains: leftOutIn(food.allergens, diet), traces: leftOutIn(food.may_contain, diet) },
      unwanted: unwantedKinds(food, diet),
    },
  ];
}

/** Null if the food no longer comes in that size. */
function sizeOf({ size }: TableLine, { price, prices }: Food): NamedPrice | null {
  if (prices.length === 0) return size === '' ? { label: '', price } : null;
  return prices.find(({ label }) => sizeSlug(label) === size) ?? null;
}

/** Known allergens first, in the order of the legend. */
function inOrder(slugs: readonly string[]): readonly string[] {
  const place = (slug: string) =>
    ALLERGENS.indexOf(slug) + (ALLERGENS.includes(slug) ? 0 : ALLERGENS.length + 1);
  return slugs.toSorted((a, b) => place(a) - place(b));
}

const ALLERGENS: readonly string[] = ALLERGEN_SLUGS;

/** Each person's share, rounded up to the next cent, so that the shares cover the whole amount. */
export function perPerson(total: number, people: number): number {
  return Math.ceil((total * 100) / people) / 100;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
