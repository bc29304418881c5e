import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { byFeaturedThenOrder, byOrderThenName } from '../rules/ordering';
import { pageOf } from '../rules/page';
import { reordered } from '../rules/reorder';
import { isFound } from '../rules/search';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { inTurn } from './in-turn';
import { pictureNamed, termsNamed } from './references';
import { setOrder } from './set-order';
import type { Versioned } from './versioned';

export interface ListedFood {
  id: string;
  name: string;
  description: string;
  dietary_tags: string;
  allergens: string;
  may_contain: string;
  available: boolean;
  featured: boolean;
  order: number;
  category: string;
}

/** The fields of a body that dishes and drinks share; one that is left out stays as it is stored. */
export interface FoodBody {
  name: string;
  price: number;
  category: string;
  description?: string | undefined;
  dietary_tags?: string | undefined;
  allergens?: string | undefined;
  may_contain?: string | undefined;
  allergens_confirmed?: boolean | undefined;
  available?: boolean | undefined;
  featured?: boolean | undefined;
  order?: number | null | undefined;
  imageId?: string | null | undefined;
}

export interface FoodQuery {
  search: string;
  category: string;
  available?: boolean | undefined;
  page: number;
  pageSize: number;
}

export interface FoodList<Stored extends StoredEntry, Entity extends ListedFood, Body extends FoodBody>
  extends Kind<Stored, Entity> {
  categoryUid: UID.CollectionType;
  /** The fields of the body that only this list has, as they are stored. */
  ownData(body: Body): Record<string, unknown>;
}

/** What staff do with one list of food, dishes or drinks. */
export function foodItemsOf<Stored extends StoredEntry, Entity extends ListedFood, Body extends FoodBody>(
  strapi: Core.Strapi,
  list: FoodList<Stored, Entity, Body>,
) {
  const entries = entriesOf(strapi, list);

  const toData = async (body: Body): Promise<Record<string, unknown>> => {
    const tags = async (slugs: string | undefined, field: 'dietary_tags' | 'allergens' | 'may_contain') => {
      const uid = field === 'dietary_tags' ? 'api::vocabulary.dietary-tag' : 'api::vocabulary.allergen';
      return slugs === undefined ? undefined : termsNamed(strapi, uid, slugs, field);
    };
    return {
      name: body.name,
      price: body.price,
      category: await existingCategory(body.category),
      description: body.description,
      dietaryTags: await tags(body.dietary_tags, 'dietary_tags'),
      allergens: await tags(body.allergens, 'allergens'),
      mayContain: await tags(body.may_contain, 'may_contain'),
      allergensConfirmed: body.allergens_confirmed,
      available: body.available,
      featured: body.featured,
      order: body.order,
      image: body.imageId === undefined ? undefined : await pictureNamed(strapi, body.imageId, 'imageId'),
      ...list.ownData(body),
    };
  };

  const existingCategory = async (documentId: string): Promise<string> => {
    const found = await strapi.db.query(list.categoryUid).findOne({ where: { documentId }, select: ['id'] });
    if (!found) throw invalidField('category', 'There is no such category.');
    return documentId;
  };

  /** All there are, as the menu shows them: by category, featured ones first. */
  const sorted = async (filters: object): Promise<Versioned<Entity>[]> => {
    const categories = await strapi.db
      .query(list.categoryUid)
      .findMany({ select: ['documentId', 'name', 'order'] });
    const places = new Map(
      categories.sort(byOrderThenName).map(({ documentId }, index) => [documentId as string, index]),
    );
    const placeOf = (item: Entity) => places.get(item.category) ?? places.size;
    return (await entries.all(filters)).sort((a, b) => placeOf(a) - placeOf(b) || byFeaturedThenOrder(a, b));
  };

  const inCategory = (documentId: string) => ({ category: { documentId } });

  return {
    find: entries.find,
    remove: entries.remove,

    async list({ search, category, available, ...pages }: FoodQuery) {
      const items = await sorted({
        ...(category === '' ? {} : inCategory(category)),
        ...(available === undefined ? {} : { available }),
      });
      const found = items.filter((item) =>
        isFound(search, [item.name, item.description, item.dietary_tags, item.allergens, item.may_contain]),
      );
      return pageOf(found, pages);
    },

    create: (body: Body) => entries.create(() => toData(body)),

    change: (id: string, ifMatch: string, body: Body) => entries.change(id, ifMatch, () => toData(body)),

    setAvailable: (id: string, ifMatch: string, available: boolean) =>
      entries.change(id, ifMatch, () => ({ available })),

    /** Throws 400, with nothing written, where an id is not of the category or is named twice. */
    reorder: (category: string, ids: readonly string[]) =>
      inTurn(strapi, async () => {
        const items = await sorted(inCategory(await existingCategory(category)));
        const order = reordered(
          items.map(({ id }) => id),
          ids,
        );
        if (typeof order === 'string') throw invalidField('ids', `Ids ${order}`);
        await setOrder(strapi, list.uid, items, order);
        return sorted(inCategory(category));
      }),
  };
}
