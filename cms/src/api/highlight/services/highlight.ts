import type { Core } from '@strapi/strapi';
import { shownPicture } from '../../../entries/shown-picture';
import type { CalendarDate } from '../../../rules/calendar';
import { publicHighlights, type HighlightRecord } from '../../../rules/public-highlights';

/** The relations that a highlight is shown with. */
export const shownPopulate = {
  image: shownPicture,
  dish: {
    fields: ['name', 'description', 'price', 'available', 'raw', 'highlightTag'] as [
      'name',
      'description',
      'price',
      'available',
      'raw',
      'highlightTag',
    ],
    populate: { image: shownPicture, category: { fields: ['name'] as ['name'] } },
  },
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(asked: CalendarDate | undefined, limit: number) {
    const date = asked ?? (await strapi.service('api::site.site').today());
    const records = await strapi.documents('api::highlight.highlight').findMany({
      filters: { active: true, $or: [{ date: { $null: true } }, { date }] },
      populate: shownPopulate,
    });
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return publicHighlights(records as HighlightRecord[], date, limit);
  },
});
