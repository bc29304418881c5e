import type { z } from 'zod';
import type { fullDrinks } from '../../../contract/calls/menu-and-drinks';
import type { drink } from '../../../contract/entities/drink';
import { foodCategoriesOf } from '../../../entries/food-categories';
import { foodItemsOf } from '../../../entries/food-items';
import { toDrink, toStaffDrink, type DrinkRecord } from '../../../presenters/food';
import { fullList } from '../../menu/services/full-list';
import { service } from '../../service';

const CATEGORY_UID = 'api::drinks.drink-category';

export const drinks = service((strapi) => ({
  full: (): Promise<{ shown: z.output<typeof fullDrinks>; until: number | null }> =>
    fullList(strapi, CATEGORY_UID, toDrink),
}));

export const staffDrinks = service((strapi) =>
  foodItemsOf<DrinkRecord, ReturnType<typeof toStaffDrink>, z.output<typeof drink.patch>>(strapi, {
    uid: 'api::drinks.drink',
    categoryUid: CATEGORY_UID,
    noun: 'drink',
    toEntity: toStaffDrink,
  }),
);

export const drinkCategories = service((strapi) => foodCategoriesOf(strapi, CATEGORY_UID));
