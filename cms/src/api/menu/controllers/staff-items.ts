import type { Core } from '@strapi/strapi';
import { dish, dishChange } from '../../../contract/entities/dish';
import { foodItemController } from '../../../http/food-controllers';
import { staffDishes } from '../services/menu';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  foodItemController(staffDishes(strapi), { noun: 'dish', change: dishChange, ...dish });
