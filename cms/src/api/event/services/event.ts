import type { Core } from '@strapi/strapi';
import { shownPicture } from '../../../entries/shown-picture';
import { publicEvents, type EventRecord } from '../../../rules/public-events';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(limit: number) {
    const today = await strapi.service('api::site.site').today();
    const records = await strapi.documents('api::event.event').findMany({
      filters: { active: true },
      populate: { image: shownPicture },
    });
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return publicEvents(records as EventRecord[], today, limit);
  },
});
