import type { Core } from '@strapi/strapi';
import { answerShown } from '../../../http/answers';
import { menu } from '../services/menu';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  full: async (ctx) => answerShown(ctx, await menu(strapi).full()),
});
