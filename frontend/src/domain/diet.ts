import { addressQuery } from './address-query';
import { ALCOHOL_WORDS } from './alcohol-words';
import type { AllergenSlug } from './allergen-words';
import type { Dish, Drink } from './menu';
import { PORK_WORDS } from './pork-words';
import { ALLERGEN_SLUGS, ALLERGENS, slugOf } from './tags';

export const DIET_KINDS = ['vegan', 'vegetarian', 'halal', 'no-pork', 'no-alcohol'] as const;

export type DietKind = (typeof DIET_KINDS)[number];

/** The allergens a diner avoids, and the diets they follow. Both in the order of their lists. */
export interface Diet {
  without: readonly AllergenSlug[];
  only: readonly DietKind[];
}

export const NO_DIET: Diet = { without: [], only: [] };

export type DietFood = Pick<
  Dish,
  'name' | 'description' | 'dietary_tags' | 'allergens' | 'may_contain' | 'allergens_confirmed'
> &
  Partial<Pick<Drink, 'abv'>>;

/** Reads `shellfish,gluten` and `vegan`; `unreadIn` has the unknown values. */
export function readDiet(without: string, only: string): Diet {
  const said = valuesIn(without).flatMap(allergensNamed);
  const kinds = valuesIn(only).map(slugOf);
  return {
    without: ALLERGEN_SLUGS.filter((slug) => said.includes(slug)),
    only: DIET_KINDS.filter((kind) => kinds.includes(kind)),
  };
}

export function unreadIn(without: string, only: string): readonly string[] {
  const kinds: readonly string[] = DIET_KINDS;
  return [
    ...valuesIn(without).filter((value) => allergensNamed(value).length === 0),
    ...valuesIn(only).filter((value) => !kinds.includes(slugOf(value))),
  ];
}

/** More than all values together take. Longer text is read as one unknown value: it costs time at every request. */
const MAX_LIST = 1_000;

function valuesIn(list: string): readonly string[] {
  const values = (list.length > MAX_LIST ? [list] : list.split(/[,;|]/)).map((value) => value.trim());
  return values.filter((value) => value !== '');
}

function allergensNamed(value: string): readonly AllergenSlug[] {
  const slug = slugOf(value);
  return (Object.hasOwn(ALSO, slug) && ALSO[slug]) || ALLERGEN_SLUGS.filter((known) => known === slug);
}

/** Other names that people may use when they write a link by hand. */
const ALSO: Readonly<Partial<Record<string, readonly AllergenSlug[]>>> = {
  dairy: ['milk'],
  lactose: ['milk'],
  eggs: ['egg'],
  seafood: ['fish', 'shellfish'],
  nut: ['tree-nuts', 'peanuts'],
  nuts: ['tree-nuts', 'peanuts'],
  'tree-nut': ['tree-nuts'],
  peanut: ['peanuts'],
  soy: ['soybeans'],
  sulfite: ['sulfites'],
};

/** For an address: the same diet always gives the same text, and no diet gives empty text. */
export function dietParams({ without, only }: Diet): { without: string; only: string } {
  return { without: without.join(','), only: only.join(',') };
}

export function dietQuery(diet: Diet): string {
  return addressQuery(dietParams(diet));
}

export const hasDiet = ({ without, only }: Diet) => without.length + only.length > 0;

/**
 * `safe`: staff confirmed the allergens, and the food neither contains nor may contain an avoided one. `ask`: nobody
 * confirmed them, or it lists an allergen that the site does not know.
 */
export type Standing = 'safe' | 'traces' | 'ask' | 'contains' | 'unwanted';

export function standingOf(food: DietFood, diet: Diet): Standing {
  if (leftOutIn(food.allergens, diet).length > 0) return 'contains';
  if (unwantedKinds(food, diet).length > 0) return 'unwanted';
  if (diet.without.length === 0) return 'safe';
  if (!isConfirmed(food)) return 'ask';
  return leftOutIn(food.may_contain, diet).length > 0 ? 'traces' : 'safe';
}

/** Whether staff confirmed the allergens and the site knows every one of them. */
export function isConfirmed({ allergens_confirmed, allergens, may_contain }: DietFood): boolean {
  return allergens_confirmed && [...allergens, ...may_contain].every((tag) => ALLERGENS.has(slugOf(tag)));
}

/** The diets that the food does not meet. */
export function unwantedKinds(food: DietFood, { only }: Diet): readonly DietKind[] {
  return only.filter((kind) => !isOfKind(food, kind));
}

/** Gluten comes mostly from wheat, and wheat contains gluten: avoiding one means avoiding both. */
const MEANS_ALSO: Readonly<Partial<Record<AllergenSlug, AllergenSlug>>> = {
  wheat: 'gluten',
  gluten: 'wheat',
};

/** Which of these allergens the diner avoids. */
export function leftOutIn(tags: readonly string[], { without }: Diet): readonly AllergenSlug[] {
  const slugs = tags.map(slugOf);
  return ALLERGEN_SLUGS.filter(
    (slug) => slugs.includes(slug) && without.some((left) => left === slug || MEANS_ALSO[left] === slug),
  );
}

const anyOf = (words: readonly string[]) => new RegExp(`\\b(${words.join('|')})(e?s)?\\b`);
const PORK = anyOf(PORK_WORDS);
const ALCOHOL = anyOf(ALCOHOL_WORDS);

function isOfKind(food: DietFood, kind: DietKind): boolean {
  const has = (...slugs: string[]) => food.dietary_tags.some((tag) => slugs.includes(slugOf(tag)));
  const contains = (...slugs: string[]) => food.allergens.some((tag) => slugs.includes(slugOf(tag)));
  const hasAnimal = has('contains-pork') || contains('fish', 'shellfish');
  const mentions = (words: RegExp) => words.test(foldMarks(`${food.name} ${food.description}`));
  switch (kind) {
    case 'vegetarian':
      return has('vegetarian', 'vegan') && !hasAnimal;
    case 'no-pork':
      return !has('contains-pork') && !mentions(PORK);
    case 'no-alcohol':
      // Only drinks have an ABV.
      return has('alcohol-free') || (food.abv === undefined ? !mentions(ALCOHOL) : food.abv === 0);
    case 'vegan':
      return has(kind) && !hasAnimal && !contains('milk', 'egg');
    case 'halal':
      return has(kind) && !has('contains-pork');
  }
}

const foldMarks = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export interface ByStanding<Item> {
  safe: readonly Item[];
  traces: readonly Item[];
  ask: readonly Item[];
  /** How many contain an avoided allergen, and how many do not meet the diet. */
  contains: number;
  unwanted: number;
}

export function sortByStanding<Item extends DietFood>(items: readonly Item[], diet: Diet): ByStanding<Item> {
  const standings = items.map((item) => standingOf(item, diet));
  const at = (standing: Standing) => items.filter((_item, index) => standings[index] === standing);
  return {
    safe: at('safe'),
    traces: at('traces'),
    ask: at('ask'),
    contains: at('contains').length,
    unwanted: at('unwanted').length,
  };
}
