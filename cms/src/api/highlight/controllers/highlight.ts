import type { Core } from '@strapi/strapi';
import { highlightsQuery } from '../../../contract/calls/highlights';
import { answerShown } from '../../../http/answers';
import { readQuery } from '../../../http/read-input';
import { highlights } from '../services/highlight';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const { date, limit } = readQuery(ctx, highlightsQuery);
    return answerShown(ctx, await highlights(strapi).list(date, limit));
  },
});
