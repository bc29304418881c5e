import type { Core } from '@strapi/strapi';
import { site } from '../services/site';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show: () => site(strapi).show(),
});
