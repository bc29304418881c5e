import type { z } from 'zod';
import type { categoryWith } from '../contract/entities/category';
import { dish } from '../contract/entities/dish';
import { drink } from '../contract/entities/drink';
import { byFeaturedThenOrder, byOrderThenName } from '../rules/ordering';
import { leftOf, type Counted } from '../rules/left-tonight';
import type { NamedPrice } from '../rules/prices';
import { firstReturn, isAvailable, type Availability, type SoldOut } from '../rules/sold-out';
import { columnsOf, dinersPart, type Stored, type Unversioned } from './columns';
import { pictureOf, urlOf, type PictureRecord } from './picture';
import { shownName } from './shown-name';

type Terms = ReadonlyArray<{ slug: string }> | null;

interface FoodRelations {
  dietary_tags?: Terms;
  allergens?: Terms;
  may_contain?: Terms;
  prices?: readonly NamedPrice[] | null;
  pairings?: ReadonlyArray<Availability & { documentId: string; name: string; raw?: boolean | null }> | null;
  category?: { documentId: string } | null;
  image?: (PictureRecord & { documentId?: string }) | null;
}

export type FoodRecord = Availability & FoodRelations;
export type DishRecord = Stored<typeof dish.fields> & FoodRelations;
export type DrinkRecord = Stored<typeof drink.fields> & FoodRelations;

export interface CategoryRecord<Item> {
  name: string;
  slug: string;
  order?: number | null;
  items?: readonly Item[] | null;
}

export const toStaffDish = (record: DishRecord): Unversioned<typeof dish> => ({
  ...columnsOf(dish.fields, record),
  ...availabilityOf(record),
  ...relationsOf(record),
  pairingIds: (record.pairings ?? []).map(({ documentId }) => documentId),
});

export const toStaffDrink = (record: DrinkRecord): Unversioned<typeof drink> => ({
  ...columnsOf(drink.fields, record),
  ...availabilityOf(record),
  ...relationsOf(record),
});

export const toDish = (record: DishRecord) => dinersPart(dish.forDiners, toStaffDish(withoutSoldOut(record)));
export const toDrink = (record: DrinkRecord) =>
  dinersPart(drink.forDiners, toStaffDrink(withoutSoldOut(record)));

function withoutSoldOut<Food extends FoodRelations>(record: Food): Food {
  return { ...record, pairings: (record.pairings ?? []).filter((each) => isAvailable(each)) };
}

function availabilityOf(record: SoldOut & Counted) {
  const left = leftOf(record) === null ? { left_tonight: null, left_until: null } : {};
  if (isAvailable(record))
    return { ...left, available: true, sold_out_until: null, sold_out_at: null, sold_out_by: '' };
  return { ...left, available: false, sold_out_by: shownName(record.sold_out_by ?? '') };
}

/** When the first of these dishes and drinks, or of their pairings, returns automatically. */
export function menuUntil(categories: ReadonlyArray<CategoryRecord<FoodRecord>>) {
  const items = categories.flatMap((category) => category.items ?? []);
  return firstReturn([...items, ...items.flatMap(({ pairings }) => pairings ?? [])]);
}

type Category<Item> = Omit<z.output<ReturnType<typeof categoryWith>>, 'items'> & { items: Item[] };

export function publicCategories<
  Item,
  Food extends { available: boolean; featured: boolean; order: number; name: string },
>(categories: ReadonlyArray<CategoryRecord<Item>>, toFood: (item: Item) => Food): Category<Food>[] {
  return categories
    .map((category) => ({ ...category, order: category.order ?? null }))
    .sort(byOrderThenName)
    .map(({ name, slug, items }) => ({
      name,
      slug,
      items: (items ?? [])
        .map(toFood)
        .filter(({ available }) => available)
        .sort(byFeaturedThenOrder),
    }))
    .filter(({ items }) => items.length > 0);
}

function relationsOf(food: FoodRelations & { documentId: string }) {
  const slugs = (terms: Terms | undefined) => (terms ?? []).map(({ slug }) => slug).join('|');
  return {
    id: food.documentId,
    category: food.category?.documentId ?? '',
    prices: (food.prices ?? []).map(({ label, price }) => ({ label, price })),
    dietary_tags: slugs(food.dietary_tags),
    allergens: slugs(food.allergens),
    may_contain: slugs(food.may_contain),
    pairings: (food.pairings ?? []).map(({ documentId, name, raw }) => ({
      id: documentId,
      name,
      raw: raw ?? false,
    })),
    image: urlOf(food.image),
    ...pictureOf(food.image),
  };
}
