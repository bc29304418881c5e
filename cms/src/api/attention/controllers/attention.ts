import type { Core } from '@strapi/strapi';
import { attention } from '../services/attention';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    ctx.body = await attention(strapi).show();
  },
  async version(ctx) {
    ctx.body = { version: await attention(strapi).version() };
  },
});
