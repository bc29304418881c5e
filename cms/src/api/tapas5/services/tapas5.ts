import type { Core } from '@strapi/strapi';
import { publicTapasSpecial, type TapasSpecialRecord } from '../../../rules/public-tapas-special';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show() {
    const special = await strapi.documents('api::tapas5.tapas-special').findFirst({
      populate: {
        dishes: {
          fields: ['name', 'description', 'available'],
          populate: { dietaryTags: { fields: ['slug'] }, allergens: { fields: ['slug'] } },
        },
      },
    });
    const site = strapi.service('api::site.site');
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return publicTapasSpecial(special as TapasSpecialRecord | null, {
      currency: await site.currency(),
      timezone: await site.timezone(),
    });
  },
});
