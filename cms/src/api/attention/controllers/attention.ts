import type { Core } from '@strapi/strapi';
import { attention } from '../services/attention';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    ctx.body = await attention(of).show();
  },
  async version(ctx) {
    ctx.body = { version: await attention(of).version() };
  },
});
