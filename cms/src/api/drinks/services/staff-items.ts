import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { drinkBody } from '../../../contract/food-calls';
import { foodItemsOf } from '../../../entries/food-items';
import { toStaffDrink } from '../../../rules/staff-food';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  foodItemsOf(strapi, {
    uid: 'api::drinks.drink',
    categoryUid: 'api::drinks.drink-category',
    noun: 'drink',
    toEntity: toStaffDrink,
    ownData: ({ abv, region, grape }: z.output<typeof drinkBody>) => ({ abv, region, grape }),
  });
