import type { StaffSiteWire } from '../generated/wire';
import { findStaffSite } from './staff-site';

export interface Term {
  slug: string;
  label: string;
}

export interface Vocabulary {
  currency: string;
  dietaryTags: readonly Term[];
  allergens: readonly Term[];
}

/** The SWR key; the call returns more than this list. */
export const VOCABULARY_KEY = '/api/admin/site?vocabulary';

export async function findVocabulary(): Promise<Vocabulary> {
  const { currency, vocabulary } = await findStaffSite();
  return {
    currency,
    dietaryTags: termsOf(vocabulary.dietary_tags),
    allergens: termsOf(vocabulary.allergens),
  };
}

function termsOf(terms: StaffSiteWire['vocabulary']['allergens']): readonly Term[] {
  return terms.map(({ slug, label_en: label }) => ({ slug, label: label || slug }));
}
