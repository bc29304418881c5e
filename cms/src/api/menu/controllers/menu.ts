import type { Core } from '@strapi/strapi';
import { menu } from '../services/menu';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async full(ctx) {
    const { shown, until } = await menu(of).full();
    ctx.state.goodUntil = until;
    ctx.body = shown;
  },
});
