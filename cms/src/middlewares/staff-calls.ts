import type { Core } from '@strapi/strapi';
import { UnavailableError } from '../failures/failures';
import { bearerOf } from '../http/bearer-token';
import { describeError } from '../http/error-shape';
import type { Context } from '../http/read-input';

/** What Strapi refuses with; the API answers 401 to both where nobody is signed in. */
const refusals = new Set([401, 403]);

/**
 * Keeps the answers of staff calls out of every cache, and a failing database from looking like a bad token: Strapi takes
 * any failure while it looks a token up for "not signed in", and a 401 signs staff out. So it is looked up here first, and
 * whether it is a sign-in is left in `ctx.state.isSignedIn` for those who decide before the route whether a body is read.
 * Whoever is refused without one is told what to bring.
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
    ctx.state.isSignedIn = isSignedIn;
    const failed = () => new UnavailableError('The sign-in could not be looked up again');
    try {
      await next();
    } catch (error) {
      if (isSignedIn && (error as { status?: unknown } | null)?.status === 401) throw failed();
      if (!isSignedIn && refusals.has(describeError(error))) askForToken(ctx);
      throw error;
    }
    if (isSignedIn && ctx.status === 401) throw failed();
    if (!isSignedIn && refusals.has(ctx.status)) askForToken(ctx);
  };
};

function askForToken(ctx: Context): void {
  ctx.set('WWW-Authenticate', 'Bearer');
}
