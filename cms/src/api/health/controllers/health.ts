import type { Core } from '@strapi/strapi';
import { UnavailableError } from '../../../failures/failures';
import { health } from '../services/health';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async check(ctx) {
    try {
      await health(strapi).check();
    } catch (cause) {
      throw new UnavailableError('The database does not answer', { cause });
    }
    ctx.set('Cache-Control', 'no-store');
    return { status: 'ok' };
  },
});
