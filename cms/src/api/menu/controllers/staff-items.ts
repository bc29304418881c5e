import type { Core } from '@strapi/strapi';
import { dish, dishChange } from '../../../contract/entities/dish';
import { foodItemController } from '../../../http/food-controllers';
import { staffDishes } from '../services/menu';

export default (of: { strapi: Core.Strapi }) => {
  const { body, patch } = dish;
  return foodItemController(staffDishes(of), { noun: 'dish', body, change: dishChange, patch });
};
