import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import type { NewOrder } from '../contract/calls/entry-calls';
import type { category } from '../contract/entities/category';
import { invalidField } from '../failures/failures';
import { byOrderThenName, ORDER_WHEN_MISSING } from '../rules/ordering';
import { wholeList } from '../rules/page';
import { entriesOf, type StoredEntry } from './entries';
import { PUBLIC_FOOD } from './populate';
import { reorderEntries } from './reorder-entries';

interface StoredCategory extends StoredEntry {
  name: string;
  slug: string;
  order?: number | null;
  items?: { count: number } | null;
}

type CategoryBody = z.output<typeof category.body>;

function toCategory({
  documentId,
  name,
  slug,
  order,
  items,
}: StoredCategory): Omit<z.output<typeof category.forStaff>, 'etag'> {
  return { id: documentId, name, slug, order: order ?? ORDER_WHEN_MISSING, count: items?.count ?? 0 };
}

/** What staff do with menu or drink categories. `checkDeletions` refuses to delete one that holds items. */
export function foodCategoriesOf(strapi: Core.Strapi, uid: UID.CollectionType) {
  const entries = entriesOf(strapi, {
    uid,
    noun: 'category',
    populate: { items: { count: true } },
    toEntity: toCategory,
    // Adding or removing a dish does not change its category.
    derived: ['count'],
  });
  const toData = async ({ name, slug, order }: CategoryBody, id?: string) => {
    if (slug !== undefined) {
      const others = await strapi.db.query(uid).count({ where: { slug, documentId: { $ne: id ?? '' } } });
      if (others > 0) throw invalidField('slug', 'Another category already has this link name.');
    }
    return { name, slug, order };
  };
  const all = async () => (await entries.all()).sort(byOrderThenName);

  return {
    list: async () => wholeList(await all()),
    find: entries.find,
    remove: entries.remove,
    create: (body: CategoryBody) => entries.create(() => toData(body)),
    change: (id: string, ifMatch: string, body: CategoryBody) =>
      entries.change(id, ifMatch, () => toData(body, id)),

    reorder: (order: NewOrder) => reorderEntries(strapi, uid, all, order),
  };
}

export async function shownCategories<Stored>(
  strapi: Core.Strapi,
  uid: 'api::menu.menu-category' | 'api::drinks.drink-category',
): Promise<Stored[]> {
  // Strapi types each content type separately; here either will do.
  const found = await strapi.documents(uid as 'api::menu.menu-category').findMany({
    fields: ['name', 'slug', 'order'],
    // Includes items that return automatically: when the first does, this list is outdated.
    populate: {
      items: {
        filters: { $or: [{ available: true }, { sold_out_until: { $notNull: true } }] },
        populate: PUBLIC_FOOD,
      },
    },
  });
  return found as unknown as Stored[];
}
