import type { Core } from '@strapi/strapi';
import { session } from '../api/auth/services/session';
import { UnavailableError } from '../failures/failures';
import { bearerOf } from '../http/bearer-token';
import { statusOf } from '../http/error-shape';
import type { Context } from '../http/read-input';

/** Strapi's statuses for a refusal; if nobody is signed in, the API returns 401 for both. */
const REFUSALS = new Set([401, 403]);

/** Checks the token first: Strapi treats any failure as “not signed in”, and a 401 signs staff out. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const isValid = async (token: string): Promise<boolean> => {
    try {
      return await session(strapi).isValid(token);
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
      if (!isSignedIn && REFUSALS.has(statusOf(error))) askForToken(ctx);
      throw error;
    }
    if (isSignedIn && ctx.status === 401) throw failed();
    if (!isSignedIn && REFUSALS.has(ctx.status)) askForToken(ctx);
  };
};

function askForToken(ctx: Context): void {
  ctx.set('WWW-Authenticate', 'Bearer');
}
