import type { Drink } from './menu';

/**
 * Whether the page's sentence on the sulfites of wines says all there is to say about this drink (`said`), or the
 * kitchen has confirmed that it does not hold for it (`without`). Null: the drink has to say it itself.
 */
export function sulfitesOf(
  drink: Pick<Drink, 'style' | 'allergens' | 'may_contain' | 'allergens_confirmed'>,
): 'said' | 'without' | null {
  if (drink.style === null || !drink.allergens_confirmed) return null;
  if (drink.allergens.some(isSulfites)) return 'said';
  return drink.may_contain.some(isSulfites) ? null : 'without';
}

/** Also as another source may spell it: a wine must not seem to have none. */
export function isSulfites(allergen: string): boolean {
  return /sul(f|ph)it/i.test(allergen);
}
