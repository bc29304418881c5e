import type { Core } from '@strapi/strapi';
import { answerShown } from '../../../http/answers';
import { special } from '../services/tapas5';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    answerShown(ctx, await special(strapi).show());
  },
});
