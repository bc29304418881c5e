import type { Core } from '@strapi/strapi';
import { drinks } from '../services/drinks';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async full(ctx) {
    const { shown, until } = await drinks(of).full();
    ctx.state.goodUntil = until;
    ctx.body = shown;
  },
});
