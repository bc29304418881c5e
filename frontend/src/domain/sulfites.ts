import type { Drink } from './menu';
import { KNOWN_SLUGS, slugOf } from './tags';

/**
 * `said`: the page's sentence that wines contain sulfites is all this drink needs. `without`: the kitchen has confirmed
 * that this wine has none. Null: the drink's own entry must say what applies.
 */
export function sulfitesOf(
  drink: Pick<Drink, 'style' | 'allergens' | 'may_contain' | 'allergens_confirmed'>,
): 'said' | 'without' | null {
  if (drink.style === null || !drink.allergens_confirmed) return null;
  if (drink.allergens.some(isSulfites)) return 'said';
  const isOther = (allergen: string) => !isSulfites(allergen) && KNOWN_SLUGS.has(slugOf(allergen));
  return drink.may_contain.every(isOther) && drink.allergens.every(isOther) ? 'without' : null;
}

/** Accepts other spellings too: a wine must not seem to have none. */
export function isSulfites(allergen: string): boolean {
  return /sul(f|ph)it/i.test(allergen);
}
