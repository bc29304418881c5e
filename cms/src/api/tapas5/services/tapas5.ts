import type { Core } from '@strapi/strapi';
import {
  publicTapasSpecial,
  type SpecialPlace,
  type TapasSpecialRecord,
} from '../../../rules/public-tapas-special';

const slug = { fields: ['slug'] as ['slug'] };

/** The relations that the special is shown with. */
export const shownPopulate = {
  dishes: {
    fields: ['name', 'description', 'available'] as ['name', 'description', 'available'],
    populate: { dietaryTags: slug, allergens: slug },
  },
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = {
    async show() {
      const special = await strapi
        .documents('api::tapas5.tapas-special')
        .findFirst({ populate: shownPopulate });
      // Strapi's types leave every column optional; the schema requires what the record type does.
      return publicTapasSpecial(special as TapasSpecialRecord | null, await service.place());
    },

    /** What the restaurant's settings add to the special. */
    async place(): Promise<SpecialPlace> {
      const site = strapi.service('api::site.site');
      return { currency: await site.currency(), timezone: await site.timezone() };
    },
  };
  return service;
};
