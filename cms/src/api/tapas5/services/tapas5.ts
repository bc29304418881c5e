import type { Core } from '@strapi/strapi';
import { publicTapasSpecial, type TapasSpecialRecord } from '../../../rules/public-tapas-special';

const slug = { fields: ['slug'] as ['slug'] };

/** The relations that the special is shown with. */
export const shownPopulate = {
  dishes: {
    fields: ['name', 'description', 'available', 'raw', 'allergensConfirmed'] as [
      'name',
      'description',
      'available',
      'raw',
      'allergensConfirmed',
    ],
    populate: { dietaryTags: slug, allergens: slug, mayContain: slug },
  },
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show() {
    const special = await strapi
      .documents('api::tapas5.tapas-special')
      .findFirst({ populate: shownPopulate });
    const place = await strapi.service('api::site.site').place();
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return publicTapasSpecial(special as TapasSpecialRecord | null, place);
  },
});
