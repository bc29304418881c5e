import type { Core } from '@strapi/strapi';
import { publicFood } from '../../../entries/food-populate';
import {
  publicCategories,
  toMenuItem,
  type CategoryRecord,
  type DishRecord,
} from '../../../rules/public-menu';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async full() {
    const categories = await strapi.documents('api::menu.menu-category').findMany({
      fields: ['name', 'slug', 'order'],
      populate: {
        items: {
          filters: { available: true },
          populate: publicFood,
        },
      },
    });
    const currency = await strapi.service('api::site.site').currency();
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return { currency, categories: publicCategories(categories as CategoryRecord<DishRecord>[], toMenuItem) };
  },
});
