import type { Core } from '@strapi/strapi';
import { UnavailableError } from '../../../failures/failures';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async check(ctx) {
    try {
      await strapi.service('api::health.health').check();
    } catch (cause) {
      throw new UnavailableError('The database does not answer', { cause });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  },
});
