import type { Core } from '@strapi/strapi';
import { answerShown } from '../../../http/answers';
import { special } from '../services/tapas5';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show: async (ctx) => answerShown(ctx, await special(strapi).show()),
});
