import type { ApiCall } from '../client';
import type { StaffDrinkWire, StaffMenuItemWire } from '../generated/wire';
import { staffBody } from './staff-body';
import { type StaffCollection, staffCollection, type StaffEntity } from './staff-collection';
import type { UploadedPicture } from './staff-uploads';

/** The API answers each list by itself; Tonight shows both together. */
interface Listed {
  list: 'menu' | 'drinks';
}

export type StaffDish = StaffMenuItemWire & Listed;
export type StaffDrink = StaffDrinkWire & Listed;

/** The fields that dishes and drinks share. */
export type StaffFood = Pick<StaffDish, keyof StaffDish & keyof StaffDrink>;

export type SoldOut = 'until-opening' | 'until-turned-on';

/** Until when a dish or drink is sold out. */
export const soldOutOf = ({ sold_out_until }: Pick<StaffFood, 'sold_out_until'>): SoldOut =>
  sold_out_until === null ? 'until-turned-on' : 'until-opening';

/** Every price; a single one has no label. */
export function sizesOf({ price, prices }: Pick<StaffFood, 'price' | 'prices'>): StaffFood['prices'] {
  return prices.length > 0 ? prices : [{ label: '', price }];
}

/** The most that the API changes in one call. */
export const MOST_AT_ONCE = 500;

/** What to change in the entry with this id, if it still has this etag. */
interface ChangeOfOne extends StaffEntity {
  changes: object;
}

interface FurtherChanges {
  added?: readonly object[];
  /** Checks everything and stores nothing. */
  isDryRun?: boolean;
}

export interface FoodCollection<Entity extends StaffEntity> extends StaffCollection<Entity> {
  /** How many are left tonight; null stops the count. */
  setLeft: (id: string, etag: string, left: number | null) => Promise<Entity>;
  /** One more or one less, once for each key. Rejects with `conflict` if nobody is counting, or none is left. */
  count: (id: string, by: 1 | -1, key: string) => Promise<Entity>;
  /** All or nothing; rejects with `precondition` and a list of those that someone else has changed. */
  changeSeveral: (items: readonly ChangeOfOne[], further?: FurtherChanges) => Promise<readonly Entity[]>;
}

function foodCollection<Entity extends StaffEntity>(
  list: Listed['list'],
  noun: string,
): FoodCollection<Entity> {
  const path = `/api/admin/${list}`;
  const collection = staffCollection<Entity>({
    path,
    noun,
    // The whole list on one page, since staff reorder it.
    pageSize: 1_000,
    read: (wire: Entity) => ({ ...wire, list }),
  });
  const send = async (id: string, method: 'PATCH' | 'POST', headers: ApiCall['headers'], body: object) => {
    const call = { path: `${path}/${encodeURIComponent(id)}/left`, method, headers, body };
    return collection.read(await staffBody(call));
  };
  return {
    ...collection,
    setLeft: (id, etag, left) => send(id, 'PATCH', { 'If-Match': etag }, { left }),
    count: (id, by, key) => send(id, 'POST', { 'Idempotency-Key': key }, { by }),
    async changeSeveral(items, { added, isDryRun = false } = {}) {
      const address = isDryRun ? `${path}?dryRun=true` : path;
      return collection.readList(await staffBody({ path: address, method: 'PATCH', body: { items, added } }));
    },
  };
}

/** Dishes by category, Chef’s Picks first, including those that are sold out. */
export const menuCollection = foodCollection<StaffDish>('menu', 'dish');

/** Drinks by category, Signatures first, including those that are sold out. */
export const drinksCollection = foodCollection<StaffDrink>('drinks', 'drink');

/** Splits slugs joined by `|`. */
export function slugsOf(joined: string): string[] {
  return joined.split('|').filter((slug) => slug !== '');
}

/** The picture of an entry, in the shape that a form uses. */
export function pictureOf(
  { imageId, image_alt: alt }: { imageId: string | null; image_alt: string },
  src: string | null,
): UploadedPicture | null {
  return imageId === null || src === null ? null : { id: imageId, src, alt };
}
