import type { Core } from '@strapi/strapi';
import { special } from '../services/tapas5';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    const { shown, until } = await special(of).show();
    ctx.state.goodUntil = until;
    ctx.body = shown;
  },
});
