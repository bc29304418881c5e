import type { Core } from '@strapi/strapi';
import { foodCategoryController } from '../../../http/food-controllers';
import { dishCategories } from '../services/menu';

export default (of: { strapi: Core.Strapi }) => foodCategoryController(dishCategories(of));
