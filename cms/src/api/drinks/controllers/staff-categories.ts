import type { Core } from '@strapi/strapi';
import { foodCategoryController } from '../../../http/food-controllers';
import { drinkCategories } from '../services/drinks';

export default ({ strapi }: { strapi: Core.Strapi }) => foodCategoryController(drinkCategories(strapi));
