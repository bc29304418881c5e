import type { Core } from '@strapi/strapi';
import { allergens, dietaryTags, type Term } from '../rules/vocabularies';

const storeKey = { type: 'core', name: 'first_start', key: 'dietary_tags' } as const;

/**
 * Makes the dietary tags, once: they are the restaurant's to rename and remove. Allergens are the law's: one that is
 * missing, or no longer goes by its code, is made again at every start. Labels that staff changed stay as they are.
 */
export async function ensureVocabularies(strapi: Core.Strapi): Promise<void> {
  await ensureTerms(strapi, 'api::vocabulary.allergen', allergens);
  const store = strapi.store(storeKey);
  if (await store.get({})) return;
  await strapi.db.transaction(async () => {
    await ensureTerms(strapi, 'api::vocabulary.dietary-tag', dietaryTags);
    await store.set({ value: { made: true } });
  });
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
