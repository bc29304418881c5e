import type { Core } from '@strapi/strapi';
import { changeContent } from '../entries/content-version';
import { ALLERGENS, DIETARY_TAGS, type Term } from '../rules/vocabularies';

const STORE_KEY = { type: 'core', name: 'first_start', key: 'dietary_tags' } as const;

/** Dietary tags are created once: the restaurant may change them. Legal allergens are restored at every start. */
export async function ensureVocabularies(strapi: Core.Strapi): Promise<void> {
  await ensureTerms(strapi, 'api::vocabulary.allergen', ALLERGENS);
  const store = strapi.store(STORE_KEY);
  if (await store.get({})) return;
  await changeContent(strapi, async () => {
    await ensureTerms(strapi, 'api::vocabulary.dietary-tag', DIETARY_TAGS);
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
