import type { Core } from '@strapi/strapi';
import { drinks } from '../services/drinks';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async full(ctx) {
    ctx.body = await drinks(of).full();
  },
});
