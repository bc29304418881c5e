import { addressQuery } from './address-query';
import type { AllergenSlug } from './allergen-words';
import type { Dish, Drink } from './menu';
import { PORK_WORDS } from './pork-words';
import { ALLERGEN_SLUGS, slugOf } from './tags';

export const DIET_KINDS = ['vegan', 'vegetarian', 'halal', 'no-pork', 'no-alcohol'] as const;

export type DietKind = (typeof DIET_KINDS)[number];

/** What a diner leaves out, and the only kinds of food they want. Both in the order of their lists. */
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

/** Reads `shellfish,gluten` and `vegan`; what it does not know counts as not said. */
export function readDiet(without: string, only: string): Diet {
  const slugs = (list: string) => list.split(',').map((each) => slugOf(each.trim()));
  const said = slugs(without);
  const kinds = slugs(only);
  return {
    without: ALLERGEN_SLUGS.filter((slug) => said.includes(slug) || said.includes(SHORT[slug] ?? slug)),
    only: DIET_KINDS.filter((kind) => kinds.includes(kind)),
  };
}

const SHORT: Readonly<Partial<Record<AllergenSlug, string>>> = { soybeans: 'soy' };

/** As in an address: the same diet is always the same text, and no diet is none. */
export function dietParams({ without, only }: Diet): { without: string; only: string } {
  return { without: without.join(','), only: only.join(',') };
}

export function dietQuery(diet: Diet): string {
  return addressQuery(dietParams(diet));
}

export const hasDiet = ({ without, only }: Diet) => without.length + only.length > 0;

/**
 * `safe` only by the kitchen's word: staff confirmed the allergens, and it neither contains nor may contain
 * what is left out. `ask`: nobody confirmed, or it lists an allergen that the site does not know.
 */
export type Standing = 'safe' | 'traces' | 'ask' | 'contains' | 'unwanted';

export function standingOf(food: DietFood, diet: Diet): Standing {
  if (leftOutIn(food.allergens, diet).length > 0) return 'contains';
  if (unwantedKinds(food, diet).length > 0) return 'unwanted';
  if (diet.without.length === 0) return 'safe';
  if (!isConfirmed(food)) return 'ask';
  return leftOutIn(food.may_contain, diet).length > 0 ? 'traces' : 'safe';
}

/** Whether staff confirmed the allergens, and the site knows each of them. */
export function isConfirmed({ allergens_confirmed, allergens, may_contain }: DietFood): boolean {
  return allergens_confirmed && [...allergens, ...may_contain].every((tag) => ALLERGENS.has(slugOf(tag)));
}

/** Of the kinds of food that are wanted, those it is not. */
export function unwantedKinds(food: DietFood, { only }: Diet): readonly DietKind[] {
  return only.filter((kind) => !isOfKind(food, kind));
}

const ALLERGENS: ReadonlySet<string> = new Set(ALLERGEN_SLUGS);

/** Gluten is mostly from wheat, and wheat has gluten: to leave out one is to leave out both. */
const MEANS_ALSO: Readonly<Partial<Record<AllergenSlug, AllergenSlug>>> = {
  wheat: 'gluten',
  gluten: 'wheat',
};

/** Which of a food's allergens are left out. */
export function leftOutIn(tags: readonly string[], { without }: Diet): readonly AllergenSlug[] {
  const slugs = tags.map(slugOf);
  return ALLERGEN_SLUGS.filter(
    (slug) => slugs.includes(slug) && without.some((left) => left === slug || MEANS_ALSO[left] === slug),
  );
}

const PORK = new RegExp(`\\b(${PORK_WORDS.join('|')})(e?s)?\\b`);

function isOfKind(food: DietFood, kind: DietKind): boolean {
  const has = (...slugs: string[]) => food.dietary_tags.some((tag) => slugs.includes(slugOf(tag)));
  switch (kind) {
    case 'vegetarian':
      return has('vegetarian', 'vegan');
    case 'no-pork':
      return !has('contains-pork') && !PORK.test(foldMarks(`${food.name} ${food.description}`));
    case 'no-alcohol':
      // A dish has no strength: this is for drinks.
      return food.abv === undefined || food.abv === 0 || has('alcohol-free');
    case 'vegan':
    case 'halal':
      return has(kind);
  }
}

const foldMarks = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export interface ByStanding<Item> {
  safe: readonly Item[];
  traces: readonly Item[];
  ask: readonly Item[];
  /** How many contain what is left out, and how many are not of the kinds wanted. */
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
