import { ALLERGEN_SLUGS, DIETARY_TAG_SLUGS } from '../../domain/tags';

const PLACES: ReadonlyMap<string, number> = new Map(
  [...ALLERGEN_SLUGS, ...DIETARY_TAG_SLUGS].map((slug, place) => [slug, place]),
);

/**
 * Slugs in the order of the page's legend, others by the alphabet behind them: the same answers are the same value, whatever the
 * order that they were given in, and diners read them in one order on every dish.
 */
export function inLegendOrder(slugs: readonly string[]): string[] {
  const placeOf = (slug: string) => PLACES.get(slug) ?? PLACES.size;
  return [...new Set(slugs)].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

/** The slugs with one put in or taken out. */
export function withSlug(slugs: readonly string[], slug: string, isIn: boolean): string[] {
  return inLegendOrder([...slugs.filter((each) => each !== slug), ...(isIn ? [slug] : [])]);
}
