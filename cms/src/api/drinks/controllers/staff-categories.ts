import type { Core } from '@strapi/strapi';
import { foodCategoryController } from '../../../http/food-controllers';
import { drinkCategories } from '../services/drinks';

export default (of: { strapi: Core.Strapi }) => foodCategoryController(drinkCategories(of));
