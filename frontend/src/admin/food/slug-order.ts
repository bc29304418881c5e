import { ALLERGEN_SLUGS, DIETARY_TAG_SLUGS } from '../../domain/tags';

const PLACES: ReadonlyMap<string, number> = new Map(
  [...ALLERGEN_SLUGS, ...DIETARY_TAG_SLUGS].map((slug, place) => [slug, place]),
);

/** In legend order, then alphabetically, so that equal answers are equal values. */
export function inLegendOrder(slugs: readonly string[]): string[] {
  const placeOf = (slug: string) => PLACES.get(slug) ?? PLACES.size;
  return [...new Set(slugs)].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

export function withSlug(slugs: readonly string[], slug: string, isIn: boolean): string[] {
  return inLegendOrder([...slugs.filter((each) => each !== slug), ...(isIn ? [slug] : [])]);
}
