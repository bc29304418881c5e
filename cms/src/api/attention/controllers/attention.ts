import type { Core } from '@strapi/strapi';
import { attention } from '../services/attention';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show: () => attention(strapi).show(),
  version: async () => ({ version: await attention(strapi).version() }),
});
