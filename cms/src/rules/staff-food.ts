import { toDrink, toMenuItem, type DishRecord, type DrinkRecord } from './public-menu';

interface StaffFields {
  category?: { documentId: string } | null;
  image?: { documentId: string } | null;
}

export type StaffDishRecord = DishRecord & StaffFields & { highlightTag?: string | null };
export type StaffDrinkRecord = DrinkRecord & StaffFields;

/** A dish as staff see it. */
export function toStaffDish(dish: StaffDishRecord) {
  return { ...toMenuItem(dish), ...staffFields(dish), menuHighlightTag: dish.highlightTag ?? '' };
}

/** A drink as staff see it. */
export function toStaffDrink(drink: StaffDrinkRecord) {
  return { ...toDrink(drink), ...staffFields(drink) };
}

function staffFields({ category, image }: StaffFields) {
  return { category: category?.documentId ?? '', imageId: image?.documentId ?? null };
}
