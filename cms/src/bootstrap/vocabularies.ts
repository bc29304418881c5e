import type { Core } from '@strapi/strapi';
import { allergens, dietaryTags, type Term } from '../rules/vocabularies';

/** Makes the tags and allergens that are missing. Labels that staff changed stay as they are. */
export async function ensureVocabularies(strapi: Core.Strapi): Promise<void> {
  await ensureTerms(strapi, 'api::vocabulary.dietary-tag', dietaryTags);
  await ensureTerms(strapi, 'api::vocabulary.allergen', allergens);
}

async function ensureTerms(
  strapi: Core.Strapi,
  uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen',
  terms: readonly Term[],
): Promise<void> {
  const stored = await strapi.documents(uid).findMany({ fields: ['slug'] });
  const known = new Set(stored.map(({ slug }) => slug));
  for (const term of terms) {
    if (!known.has(term.slug)) await strapi.documents(uid).create({ data: { ...term } });
  }
}
