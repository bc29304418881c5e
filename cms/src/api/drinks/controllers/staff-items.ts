import type { Core } from '@strapi/strapi';
import { drink, drinkChange } from '../../../contract/entities/drink';
import { foodItemController } from '../../../http/food-controllers';
import { staffDrinks } from '../services/drinks';

export default (of: { strapi: Core.Strapi }) => {
  const { body, patch } = drink;
  return foodItemController(staffDrinks(of), { noun: 'drink', body, change: drinkChange, patch });
};
