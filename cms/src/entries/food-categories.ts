import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { byOrderThenName, orderWhenMissing } from '../rules/ordering';
import { entriesOf, type StoredEntry } from './entries';
import { reorderEntries } from './reorder-entries';

interface StoredCategory extends StoredEntry {
  name: string;
  slug: string;
  order?: number | null;
  items?: { count: number } | null;
}

interface CategoryBody {
  name: string;
  slug?: string | undefined;
  order?: number | null | undefined;
}

function toCategory({ documentId, name, slug, order, items }: StoredCategory) {
  return { id: documentId, name, slug, order: order ?? orderWhenMissing, count: items?.count ?? 0 };
}

/** What staff do with the categories of the menu or of the drinks. One that holds items is not deleted: see `checkDeletions`. */
export function foodCategoriesOf(strapi: Core.Strapi, uid: UID.CollectionType) {
  const entries = entriesOf(strapi, {
    uid,
    noun: 'category',
    populate: { items: { count: true } },
    toEntity: toCategory,
    // A dish that comes or goes is no change of its category.
    derived: ['count'],
  });
  const toData = async ({ name, slug, order }: CategoryBody, id?: string) => {
    if (slug !== undefined) {
      const others = await strapi.db.query(uid).count({ where: { slug, documentId: { $ne: id ?? '' } } });
      if (others > 0) throw invalidField('slug', 'Another category has this slug.');
    }
    return { name, slug, order };
  };
  const all = async () => (await entries.all()).sort(byOrderThenName);

  return {
    all,
    remove: entries.remove,
    create: (body: CategoryBody) => entries.create(() => toData(body)),
    change: (id: string, ifMatch: string, body: CategoryBody) =>
      entries.change(id, ifMatch, () => toData(body, id)),

    /** Throws 400, with nothing written, where an id is unknown or named twice. */
    reorder: (ids: readonly string[]) => reorderEntries(strapi, uid, all, ids),
  };
}
