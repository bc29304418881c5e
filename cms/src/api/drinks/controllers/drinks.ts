import type { Core } from '@strapi/strapi';
import { answerShown } from '../../../http/answers';
import { drinks } from '../services/drinks';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  full: async (ctx) => answerShown(ctx, await drinks(strapi).full()),
});
