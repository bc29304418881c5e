import type { Core } from '@strapi/strapi';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    ctx.body = await strapi.service('api::attention.attention').show();
  },
});
