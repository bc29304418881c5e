import type { Core } from '@strapi/strapi';
import { eventBody, eventOrder, staffEventsQuery } from '../../../contract/event-group';
import { entryController } from '../../../controllers/entry-controller';
import { answerWhole } from '../../../http/answers';
import { readBody } from '../../../http/read-input';

const service = 'api::event.staff-events';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  ...entryController(strapi, { service, noun: 'event', query: staffEventsQuery, body: eventBody }),

  async reorder(ctx) {
    answerWhole(ctx, await strapi.service(service).reorder(readBody(ctx, eventOrder).ids));
  },
});
