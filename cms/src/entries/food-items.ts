import type { Core, UID } from '@strapi/strapi';
import { invalidField } from '../failures/failures';
import { byFeaturedThenOrder, byOrderThenName } from '../rules/ordering';
import type { Pages } from '../rules/page';
import { isFound } from '../rules/search';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { staffFood } from './food-populate';
import { pictureNamed, termsNamed } from './references';
import { reorderEntries } from './reorder-entries';

export interface ListedFood {
  id: string;
  name: string;
  description: string;
  dietary_tags: string;
  allergens: string;
  may_contain: string;
  available: boolean;
  featured: boolean;
  image: string | null;
  image_alt: string;
  order: number;
  category: string;
}

/** The fields of a body that dishes and drinks share; one that is left out stays as it is stored, null clears it. */
export interface FoodBody {
  name: string;
  price: number;
  category: string;
  description?: string | null | undefined;
  dietary_tags?: string | null | undefined;
  allergens?: string | null | undefined;
  may_contain?: string | null | undefined;
  allergens_confirmed?: boolean | undefined;
  available?: boolean | undefined;
  featured?: boolean | undefined;
  order?: number | null | undefined;
  imageId?: string | null | undefined;
}

export interface FoodQuery extends Pages {
  search: string;
  category: string;
  available?: boolean | undefined;
}

export interface FoodList<
  Stored extends StoredEntry,
  Entity extends ListedFood,
  Body extends FoodBody,
> extends Omit<Kind<Stored, Entity>, 'populate' | 'derived'> {
  categoryUid: UID.CollectionType;
  /** The fields of the body that only this list has, as they are stored. */
  ownData(body: Body): Record<string, unknown>;
}

/** What staff do with one list of food, dishes or drinks. */
export function foodItemsOf<Stored extends StoredEntry, Entity extends ListedFood, Body extends FoodBody>(
  strapi: Core.Strapi,
  list: FoodList<Stored, Entity, Body>,
) {
  const entries = entriesOf<Stored, Entity>(strapi, {
    ...list,
    populate: staffFood,
    // A picture that is replaced or described anew is no change of what shows it; another one is, by `imageId`.
    derived: ['image', 'image_alt'],
  });

  const toData = async (body: Body): Promise<Record<string, unknown>> => {
    const tags = async (
      slugs: string | null | undefined,
      field: 'dietary_tags' | 'allergens' | 'may_contain',
    ) => {
      const uid = field === 'dietary_tags' ? 'api::vocabulary.dietary-tag' : 'api::vocabulary.allergen';
      return slugs === undefined ? undefined : termsNamed(strapi, uid, slugs ?? '', field);
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

  /** As the menu shows them: by category, featured ones first. */
  const menuOrder = async (): Promise<(a: Entity, b: Entity) => number> => {
    const categories = await strapi.db
      .query(list.categoryUid)
      .findMany({ select: ['documentId', 'name', 'order'] });
    const places = new Map(
      categories.sort(byOrderThenName).map(({ documentId }, index) => [documentId as string, index]),
    );
    const placeOf = (item: Entity) => places.get(item.category) ?? places.size;
    return (a, b) => placeOf(a) - placeOf(b) || byFeaturedThenOrder(a, b);
  };

  const inCategory = (documentId: string) => ({ category: { documentId } });

  return {
    find: entries.find,
    remove: entries.remove,

    async list({ search, category, available, ...pages }: FoodQuery) {
      const compare = await menuOrder();
      const isWanted = (item: Entity) =>
        isFound(search, [item.name, item.description, item.dietary_tags, item.allergens, item.may_contain]);
      return entries.page(pages, (items) => items.filter(isWanted).sort(compare), {
        ...(category === '' ? {} : inCategory(category)),
        ...(available === undefined ? {} : { available }),
      });
    },

    create: (body: Body) => entries.create(() => toData(body)),

    change: (id: string, ifMatch: string, body: Body) => entries.change(id, ifMatch, () => toData(body)),

    setAvailable: (id: string, ifMatch: string, available: boolean) =>
      entries.change(id, ifMatch, () => ({ available })),

    /** Throws 400, with nothing written, where an id is not of the category or is named twice. */
    reorder(category: string, ids: readonly string[]) {
      const all = async () =>
        (await entries.all(inCategory(await existingCategory(category)))).sort(byFeaturedThenOrder);
      return reorderEntries(strapi, list.uid, all, ids);
    },
  };
}
