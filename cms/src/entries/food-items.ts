import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import type { ChangesOfSeveral, foodListQuery, itemOrder } from '../contract/calls/menu-and-drinks';
import type { dish } from '../contract/entities/dish';
import type { drink } from '../contract/entities/drink';
import { ConflictError, invalidField } from '../failures/failures';
import { leftOf, MAX_LEFT, withTap, type Counted } from '../rules/left-tonight';
import { byFeaturedThenOrder, byOrderThenName } from '../rules/ordering';
import { isFound } from '../rules/search';
import { isAvailable, type Availability } from '../rules/sold-out';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { STAFF_FOOD } from './populate';
import { drinksNamed, existingIds, pictureNamed, termsNamed } from './references';
import { reorderEntries } from './reorder-entries';
import { openingOnAnotherDay } from './restaurant';

const DAY_MS = 86_400_000;

type Dish = z.output<typeof dish.forStaff>;
type Drink = z.output<typeof drink.forStaff>;
type ListedFood = Omit<Pick<Dish, keyof Dish & keyof Drink>, 'etag'>;

type DishBody = z.output<typeof dish.patch>;
type FoodBody = Pick<DishBody, (keyof DishBody & keyof z.output<typeof drink.patch>) | 'pairingIds'>;

interface FoodList<Stored extends StoredEntry, Entity extends ListedFood> extends Omit<
  Kind<Stored, Entity>,
  'populate' | 'derived'
> {
  categoryUid: UID.CollectionType;
}

export function foodItemsOf<
  Stored extends StoredEntry & Availability & Counted & { left_taps?: string | null },
  Entity extends ListedFood,
  Body extends FoodBody,
>(strapi: Core.Strapi, list: FoodList<Stored, Entity>) {
  const entries = entriesOf<Stored, Entity>(strapi, {
    ...list,
    populate: STAFF_FOOD,
    // The picture's file and alt text change without changing the item; another picture changes `imageId`. A pairing
    // belongs to the dish, as `pairingIds`; it does not change the drink.
    derived: ['image', 'image_alt', 'pairings'],
  });

  const toData = async (body: Body, stored: Stored | null) => {
    const { category, imageId, pairingIds, sold_out: _when, ...columns } = body;
    const terms = async (
      uid: Parameters<typeof termsNamed>[1],
      name: 'dietary_tags' | 'allergens' | 'may_contain',
    ) => (body[name] === undefined ? undefined : termsNamed(strapi, uid, body[name] ?? '', name));
    const allergen = 'api::vocabulary.allergen';
    return {
      ...columns,
      ...(await soldOut(body, stored)),
      category: category === undefined ? undefined : await existingCategory(category),
      dietary_tags: await terms('api::vocabulary.dietary-tag', 'dietary_tags'),
      allergens: await terms(allergen, 'allergens'),
      may_contain: await terms(allergen, 'may_contain'),
      pairings: pairingIds === undefined ? undefined : await drinksNamed(strapi, pairingIds, 'pairingIds'),
      image: imageId === undefined ? undefined : await pictureNamed(strapi, imageId, 'imageId'),
    };
  };

  /** When it returns; nothing if it was already sold out and the body does not say. */
  const soldOut = async ({ available, sold_out }: FoodBody, stored: Stored | null) => {
    if (available !== false || (sold_out === undefined && stored && !isAvailable(stored))) return {};
    return { sold_out_until: sold_out === 'until-opening' ? await openingOnAnotherDay(strapi) : null };
  };

  const left = async (left_tonight: number): Promise<Record<string, unknown>> => {
    const opening = await openingOnAnotherDay(strapi);
    const left_until = opening ?? new Date(Date.now() + DAY_MS).toISOString();
    const available = left_tonight > 0;
    return { left_tonight, left_until, available, ...(!available && { sold_out_until: opening }) };
  };

  const existingCategory = async (documentId: string): Promise<string> => {
    const found = await existingIds(strapi, list.categoryUid, [documentId]);
    if (!found.has(documentId)) throw invalidField('category', 'There is no such category.');
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

    async list({ search, category, available, ...pages }: z.output<typeof foodListQuery>) {
      const compare = await menuOrder();
      const isWanted = (item: Entity) =>
        (available === undefined || item.available === available) &&
        isFound(search, [item.name, item.description, item.dietary_tags, item.allergens, item.may_contain]);
      const all = category === '' ? {} : inCategory(category);
      return entries.page(pages, (items) => items.filter(isWanted).sort(compare), all);
    },

    create: (body: Body) => entries.create(() => toData(body, null)),

    change: (id: string, ifMatch: string, body: Body) =>
      entries.change(id, ifMatch, (stored) => toData(body, stored)),

    /** Refuses to add a name that already exists: after a lost answer, staff send the same file again. */
    changeSeveral: (several: ChangesOfSeveral<Body, Body>, isDryRun: boolean) =>
      entries.changeSeveral(
        several,
        async (body, stored) => {
          const data = await toData(body, stored);
          const { name } = body;
          if (stored === null && (await strapi.db.query(list.uid).count({ where: { name } })) > 0)
            throw invalidField('name', `There is already a “${name}”.`);
          return data;
        },
        isDryRun,
      ),

    setAvailable: (id: string, ifMatch: string, available: boolean) =>
      entries.change(id, ifMatch, async (stored) => ({
        available,
        ...(await soldOut({ available }, stored)),
      })),

    setLeft: (id: string, ifMatch: string, count: number | null) =>
      entries.change(id, ifMatch, () => (count === null ? { left_tonight: null } : left(count))),

    /** Counts one more or one fewer, once per key. Throws 409 if nobody is counting, or none is left. */
    count: (id: string, by: 1 | -1, key: string) =>
      entries.change(id, '', async (stored) => {
        const left_taps = withTap(stored.left_taps, key);
        if (left_taps === null) return null;
        const before = leftOf(stored);
        if (before === null) throw new ConflictError('It’s no longer being counted.');
        if (before + by < 0) throw new ConflictError('None left: it’s sold out.');
        return { left_taps, ...(await left(Math.min(before + by, MAX_LEFT))) };
      }),

    /** As `reorderEntries`, in one category. */
    reorder({ category, ...order }: z.output<typeof itemOrder>) {
      const all = async () =>
        (await entries.all(inCategory(await existingCategory(category)))).sort(byFeaturedThenOrder);
      return reorderEntries(strapi, list.uid, all, order);
    },
  };
}
