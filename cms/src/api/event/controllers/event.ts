import type { Core } from '@strapi/strapi';
import { eventsQuery } from '../../../contract/calls/events';
import { answerShown } from '../../../http/answers';
import { readQuery } from '../../../http/read-input';
import { events } from '../services/event';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  list: async (ctx) => answerShown(ctx, await events(strapi).list(readQuery(ctx, eventsQuery).limit)),
});
