import type { Core } from '@strapi/strapi';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async full(ctx) {
    ctx.body = await strapi.service('api::menu.menu').full();
  },
});
