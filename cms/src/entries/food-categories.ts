import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { byOrderThenName, orderWhenMissing } from '../rules/ordering';
import { reordered } from '../rules/reorder';
import { entriesOf, type StoredEntry } from './entries';
import { inTurn } from './in-turn';
import { setOrder } from './set-order';

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
  const toData = ({ name, slug, order }: CategoryBody) => ({ name, slug, order });
  const all = async () => (await entries.all()).sort(byOrderThenName);

  return {
    all,
    remove: entries.remove,
    create: (body: CategoryBody) => entries.create(async () => toData(body)),
    change: (id: string, ifMatch: string, body: CategoryBody) =>
      entries.change(id, ifMatch, () => toData(body)),

    /** Throws 400, with nothing written, where an id is unknown or named twice. */
    reorder: (ids: readonly string[]) =>
      inTurn(strapi, async () => {
        const categories = await all();
        const order = reordered(
          categories.map(({ id }) => id),
          ids,
        );
        if (typeof order === 'string') throw invalidField('ids', `Ids ${order}`);
        await setOrder(strapi, uid, categories, order);
        return all();
      }),
  };
}
