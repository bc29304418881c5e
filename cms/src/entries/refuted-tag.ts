import type { Core, UID } from '@strapi/strapi';
import { linksIn, type EntryState } from '../rules/entry-changes';
import { tagConflict } from '../rules/tag-conflicts';

/** A sentence if a tag of the dish or drink contradicts what it contains, otherwise null. */
export async function refutedTag(strapi: Core.Strapi, state: EntryState): Promise<string | null> {
  const named = (uid: UID.ContentType, name: string) =>
    strapi.db.query(uid).findMany({
      where: { documentId: { $in: linksIn(state[name]).map(({ id }) => id) } },
      select: ['slug', 'label_en'],
    });
  // Halal is also a switch of its own on dishes.
  const halal = state['halal'] === true ? [{ slug: 'halal', label_en: 'Halal' }] : [];
  return tagConflict(
    [...halal, ...(await named('api::vocabulary.dietary-tag', 'dietary_tags'))],
    await named('api::vocabulary.allergen', 'allergens'),
  );
}
