import type { Core } from '@strapi/strapi';
import { foodCategoryController } from '../../../http/food-controllers';
import { dishCategories } from '../services/menu';

export default ({ strapi }: { strapi: Core.Strapi }) => foodCategoryController(dishCategories(strapi));
