import type { Core } from '@strapi/strapi';
import { shownCategories } from '../../../entries/food-categories';
import { restaurantPlace } from '../../../entries/restaurant';
import { menuUntil, publicCategories, type CategoryRecord, type FoodRecord } from '../../../presenters/food';

/** The dishes or drinks as diners read them. `until`: when the first sold-out item returns automatically. */
export async function fullList<
  Stored extends FoodRecord,
  Shown extends { available: boolean; featured: boolean; order: number; name: string },
>(
  strapi: Core.Strapi,
  uid: 'api::menu.menu-category' | 'api::drinks.drink-category',
  toFood: (stored: Stored) => Shown,
) {
  const stored = await shownCategories<CategoryRecord<Stored>>(strapi, uid);
  const { currency } = await restaurantPlace(strapi);
  // Computed before filtering: an item that returns in between then shows a moment late, not only after the next edit.
  const until = menuUntil(stored);
  return { shown: { currency, categories: publicCategories(stored, toFood) }, until };
}
