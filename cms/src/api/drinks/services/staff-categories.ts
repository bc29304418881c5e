import type { Core } from '@strapi/strapi';
import { foodCategoriesOf } from '../../../entries/food-categories';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  foodCategoriesOf(strapi, 'api::drinks.drink-category');
