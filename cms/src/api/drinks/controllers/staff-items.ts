import type { Core } from '@strapi/strapi';
import { drink, drinkChange } from '../../../contract/entities/drink';
import { foodItemController } from '../../../http/food-controllers';
import { staffDrinks } from '../services/drinks';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  foodItemController(staffDrinks(strapi), { noun: 'drink', change: drinkChange, ...drink });
