import type { z } from 'zod';
import type { fullMenu } from '../../../contract/calls/menu-and-drinks';
import type { dish } from '../../../contract/entities/dish';
import { foodCategoriesOf } from '../../../entries/food-categories';
import { foodItemsOf } from '../../../entries/food-items';
import { toDish, toStaffDish, type DishRecord } from '../../../presenters/food';
import { service } from '../../service';
import { fullList } from './full-list';

const CATEGORY_UID = 'api::menu.menu-category';

export const menu = service((strapi) => ({
  full: (): Promise<{ shown: z.output<typeof fullMenu>; until: number | null }> =>
    fullList(strapi, CATEGORY_UID, toDish),
}));

export const staffDishes = service((strapi) =>
  foodItemsOf<DishRecord, ReturnType<typeof toStaffDish>, z.output<typeof dish.patch>>(strapi, {
    uid: 'api::menu.menu-item',
    categoryUid: CATEGORY_UID,
    noun: 'dish',
    toEntity: toStaffDish,
  }),
);

export const dishCategories = service((strapi) => foodCategoriesOf(strapi, CATEGORY_UID));
