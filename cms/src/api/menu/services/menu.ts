import type { z } from 'zod';
import type { fullMenu } from '../../../contract/calls/menu-and-drinks';
import type { dish } from '../../../contract/entities/dish';
import { foodCategoriesOf, shownCategories } from '../../../entries/food-categories';
import { foodItemsOf } from '../../../entries/food-items';
import { restaurantPlace } from '../../../entries/restaurant';
import {
  menuUntil,
  publicCategories,
  toDish,
  toStaffDish,
  type CategoryRecord,
  type DishRecord,
} from '../../../presenters/food';
import { service } from '../../service';

const CATEGORY_UID = 'api::menu.menu-category';

export const menu = service(({ strapi }) => ({
  /** `until`: when the first sold-out dish returns automatically. */
  async full(): Promise<{ shown: z.output<typeof fullMenu>; until: number | null }> {
    const stored = await shownCategories<CategoryRecord<DishRecord>>(strapi, CATEGORY_UID);
    const { currency } = await restaurantPlace(strapi);
    // Before filtering: an item returning between the two steps then shows a moment late, not at the next edit.
    const until = menuUntil(stored);
    return { shown: { currency, categories: publicCategories(stored, toDish) }, until };
  },
}));

export const staffDishes = service(({ strapi }) =>
  foodItemsOf<DishRecord, ReturnType<typeof toStaffDish>, z.output<typeof dish.patch>>(strapi, {
    uid: 'api::menu.menu-item',
    categoryUid: CATEGORY_UID,
    noun: 'dish',
    toEntity: toStaffDish,
  }),
);

export const dishCategories = service(({ strapi }) => foodCategoriesOf(strapi, CATEGORY_UID));

export default menu;
