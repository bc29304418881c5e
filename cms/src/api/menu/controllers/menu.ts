import type { Core } from '@strapi/strapi';
import { menu } from '../services/menu';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async full(ctx) {
    ctx.body = await menu(of).full();
  },
});
