import type { Core } from '@strapi/strapi';
import { special } from '../services/tapas5';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    ctx.body = await special(of).show();
  },
});
