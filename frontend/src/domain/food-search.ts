import { allergensOfTag } from './allergen-words';
import { isConfirmed } from './diet';
import type { Exclusion, FoodQuery } from './food-query';
import { isFreeFromClaim } from './free-from';
import type { Dish, Drink } from './menu';
import { hasWords, makeReader } from './search';
import { KNOWN_SLUGS, slugOf, tagLabel } from './tags';

export type SearchedFood = Pick<
  Dish,
  'name' | 'description' | 'dietary_tags' | 'allergens' | 'may_contain' | 'allergens_confirmed'
> &
  Partial<
    Pick<Dish, 'spicy_level'> & Pick<Drink, 'producer' | 'vintage' | 'style' | 'region' | 'grape' | 'abv'>
  >;

/** Why a dish that matches the words is still left out; the first reason that applies. */
const REASONS = ['contains', 'names', 'may', 'unconfirmed', 'pork', 'spice', 'alcohol', 'meat'] as const;

export type Reason = (typeof REASONS)[number];

export type Verdict = 'found' | 'other' | Reason;

const read = makeReader<SearchedFood>((food) => [
  food.name,
  food.description,
  food.producer ?? '',
  food.vintage ?? '',
  food.style ?? '',
  food.region ?? '',
  food.grape ?? '',
  // A search for `nuts` must not find `Nut-free`.
  ...food.dietary_tags.filter((tag) => !isFreeFromClaim(tag)).map(tagLabel),
  ...food.allergens.map(tagLabel),
  (food.spicy_level ?? 0) > 0 ? 'spicy' : '',
]);

/** Safe means confirmed: an exclusion also leaves out unconfirmed dishes. */
export function judgeFood(food: SearchedFood, { wanted, without }: FoodQuery): Verdict {
  if (!hasWords(read(food), wanted)) return 'other';
  if (without.length === 0) return 'found';
  const reasons = without.map((exclusion) => reasonFor(food, exclusion));
  return REASONS.find((reason) => reasons.includes(reason)) ?? 'found';
}

function reasonFor(food: SearchedFood, exclusion: Exclusion): Reason | null {
  const isNamed = exclusion.needles.some((needle) => read(food).includes(needle));
  switch (exclusion.kind) {
    case 'allergen':
      return allergenReason(food, exclusion) ?? (isNamed ? 'names' : null);
    case 'unlisted':
      return isNamed ? 'names' : null;
    case 'pork':
      return isNamed ? 'pork' : null;
    case 'spice':
      return isNamed ? 'spice' : null;
    case 'meat':
      return food.dietary_tags.some((tag) => /^(vegan|vegetarian)$/.test(slugOf(tag))) ? null : 'meat';
    case 'alcohol':
      if (food.abv === undefined) return isNamed ? 'names' : null;
      return isAlcoholFree(food) ? null : 'alcohol';
  }
}

function allergenReason(food: SearchedFood, { allergens }: Exclusion): Reason | null {
  const has = (tags: readonly string[]) =>
    tags.some((tag) => {
      const slug = slugOf(tag);
      const meant: readonly string[] = KNOWN_SLUGS.has(slug) ? [slug] : allergensOfTag(tag);
      return allergens.some((allergen) => meant.includes(allergen));
    });
  if (has(food.allergens)) return 'contains';
  if (has(food.may_contain)) return 'may';
  return isConfirmed(food) ? null : 'unconfirmed';
}

const isAlcoholFree = ({ abv, dietary_tags }: SearchedFood) =>
  abv === 0 || dietary_tags.some((tag) => slugOf(tag) === 'alcohol-free');
