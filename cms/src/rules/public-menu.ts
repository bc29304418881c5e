import { byFeaturedThenOrder, byOrderThenName, orderWhenMissing } from './ordering';
import { altOf, urlOf, type PictureRecord } from './picture';
import { joinSlugs } from './tags';

interface Slug {
  slug: string;
}

interface FoodRecord {
  documentId: string;
  name: string;
  description?: string | null;
  price: number;
  order?: number | null;
  featured?: boolean | null;
  available?: boolean | null;
  allergensConfirmed?: boolean | null;
  dietaryTags?: readonly Slug[] | null;
  allergens?: readonly Slug[] | null;
  mayContain?: readonly Slug[] | null;
  image?: PictureRecord | null;
}

export interface DishRecord extends FoodRecord {
  raw?: boolean | null;
  spicyLevel?: number | null;
  halal?: boolean | null;
}

export interface DrinkRecord extends FoodRecord {
  abv?: number | null;
  region?: string | null;
  grape?: string | null;
}

export interface CategoryRecord<Item> {
  name: string;
  slug: string;
  order?: number | null;
  items?: readonly Item[] | null;
}

/** A category with what of it can be ordered today, in the order of the page. */
export interface PublicCategory<Item> {
  name: string;
  slug: string;
  items: Item[];
}

/** Categories by their order, empty ones left out; only what is available, featured first. */
export function publicCategories<Item extends FoodRecord, Wire>(
  categories: ReadonlyArray<CategoryRecord<Item>>,
  toWire: (item: Item) => Wire,
): PublicCategory<Wire>[] {
  return categories
    .map((category) => ({ ...category, order: category.order ?? null }))
    .sort(byOrderThenName)
    .map(({ name, slug, items }) => ({
      name,
      slug,
      items: (items ?? [])
        .filter((item) => item.available !== false)
        .map((item) => ({
          item,
          name: item.name,
          order: item.order ?? null,
          featured: item.featured ?? false,
        }))
        .sort(byFeaturedThenOrder)
        .map(({ item }) => toWire(item)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** A dish as `GET /api/menu/full` serves it. */
export function toMenuItem(dish: DishRecord) {
  return {
    ...foodOf(dish),
    raw: dish.raw ?? false,
    spicy_level: dish.spicyLevel ?? 0,
    halal: dish.halal ?? false,
  };
}

/** A drink as `GET /api/drinks/full` serves it. */
export function toDrink(drink: DrinkRecord) {
  return { ...foodOf(drink), abv: drink.abv ?? null, region: drink.region ?? '', grape: drink.grape ?? '' };
}

function foodOf(food: FoodRecord) {
  return {
    id: food.documentId,
    name: food.name,
    description: food.description ?? '',
    price: food.price,
    dietary_tags: joinSlugs(food.dietaryTags),
    allergens: joinSlugs(food.allergens),
    may_contain: joinSlugs(food.mayContain),
    allergens_confirmed: food.allergensConfirmed ?? false,
    available: food.available ?? true,
    featured: food.featured ?? false,
    image: urlOf(food.image),
    image_alt: altOf(food.image),
    order: food.order ?? orderWhenMissing,
  };
}
