import type { Core } from '@strapi/strapi';
import { highlightsQuery } from '../../../contract/calls/highlights';
import { readQuery } from '../../../http/read-input';
import { highlights } from '../services/highlight';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const { date, limit } = readQuery(ctx, highlightsQuery);
    const { shown, until } = await highlights(of).list(date, limit);
    ctx.state.goodUntil = until;
    ctx.body = shown;
  },
});
