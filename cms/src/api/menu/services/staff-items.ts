import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { menuItemBody } from '../../../contract/food-calls';
import { foodItemsOf } from '../../../entries/food-items';
import { toStaffDish } from '../../../rules/staff-food';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  foodItemsOf(strapi, {
    uid: 'api::menu.menu-item',
    categoryUid: 'api::menu.menu-category',
    noun: 'dish',
    toEntity: toStaffDish,
    ownData: (body: z.output<typeof menuItemBody>) => ({
      raw: body.raw,
      spicyLevel: body.spicy_level,
      halal: body.halal,
      highlightTag: body.menuHighlightTag,
    }),
  });
