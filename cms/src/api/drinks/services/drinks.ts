import type { z } from 'zod';
import type { fullDrinks } from '../../../contract/calls/menu-and-drinks';
import type { drink } from '../../../contract/entities/drink';
import { foodCategoriesOf, shownCategories } from '../../../entries/food-categories';
import { foodItemsOf } from '../../../entries/food-items';
import { restaurantPlace } from '../../../entries/restaurant';
import {
  menuUntil,
  publicCategories,
  toDrink,
  toStaffDrink,
  type CategoryRecord,
  type DrinkRecord,
} from '../../../presenters/food';
import { service } from '../../service';

const CATEGORY_UID = 'api::drinks.drink-category';

export const drinks = service(({ strapi }) => ({
  /** `until`: when the first sold-out drink returns automatically. */
  async full(): Promise<{ shown: z.output<typeof fullDrinks>; until: number | null }> {
    const stored = await shownCategories<CategoryRecord<DrinkRecord>>(strapi, CATEGORY_UID);
    const { currency } = await restaurantPlace(strapi);
    // Before filtering: an item returning between the two steps then shows a moment late, not at the next edit.
    const until = menuUntil(stored);
    return { shown: { currency, categories: publicCategories(stored, toDrink) }, until };
  },
}));

export const staffDrinks = service(({ strapi }) =>
  foodItemsOf<DrinkRecord, ReturnType<typeof toStaffDrink>, z.output<typeof drink.patch>>(strapi, {
    uid: 'api::drinks.drink',
    categoryUid: CATEGORY_UID,
    noun: 'drink',
    toEntity: toStaffDrink,
  }),
);

export const drinkCategories = service(({ strapi }) => foodCategoriesOf(strapi, CATEGORY_UID));

export default drinks;
