import { toSite, type SiteRecord } from './public-site';
import { placeOf } from './restaurant-place';
import type { Term } from './vocabularies';

/** What dishes and drinks may be tagged with. */
export interface Vocabulary {
  dietary_tags: readonly Term[];
  allergens: readonly Term[];
}

/** The settings as staff see them: with all dated exceptions, those that have passed among them. */
export function toStaffSite(
  record: (SiteRecord & { currency?: string | null }) | null,
  { dietary_tags, allergens }: Vocabulary,
) {
  const site = record ?? {};
  return {
    ...toSite(site),
    currency: placeOf(site).currency,
    vocabulary: { dietary_tags: dietary_tags.map(toTerm), allergens: allergens.map(toTerm) },
  };
}

function toTerm({ slug, labelEn, labelEs }: Term) {
  return { slug, label_en: labelEn, label_es: labelEs };
}
