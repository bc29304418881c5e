import type { Core } from '@strapi/strapi';
import { UnavailableError } from '../failures/failures';
import { bearerOf } from '../http/bearer-token';

/**
 * Keeps the answers of staff calls out of every cache, and a failing database from looking like a bad token: Strapi takes
 * any failure while it looks a token up for "not signed in", and a 401 signs staff out.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const isValid = async (token: string): Promise<boolean> => {
    try {
      return await strapi.service('api::auth.session').isValid(token);
    } catch (cause) {
      throw new UnavailableError('The sign-in could not be looked up', { cause });
    }
  };

  return async (ctx, next) => {
    if (!/^\/api\/admin(\/|$)/i.test(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    const token = bearerOf(ctx);
    const isSignedIn = token !== null && (await isValid(token));
    const failed = () => new UnavailableError('The sign-in could not be looked up again');
    try {
      await next();
    } catch (error) {
      if (isSignedIn && (error as { status?: unknown } | null)?.status === 401) throw failed();
      throw error;
    }
    if (isSignedIn && ctx.status === 401) throw failed();
  };
};
