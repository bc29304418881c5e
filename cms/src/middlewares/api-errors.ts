import type { Core } from '@strapi/strapi';
import { SpokenError } from '../failures/failures';
import { allowedMethods } from '../http/allowed-methods';
import { describeError, errorBody, isApiPath } from '../http/error-shape';

/** Gives every failure under /api the one shape of the API, whatever produced it, and logs the cause of a bug. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next();

    const fail = (status: number, error?: unknown) => {
      // Koa takes the length of an earlier body along.
      ctx.body = null;
      ctx.body = errorBody(status, error);
      ctx.status = status;
      ctx.set('Cache-Control', 'no-store');
      if (error instanceof SpokenError && error.extra.retryAfterSeconds !== undefined) {
        ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.extra.retryAfterSeconds))));
      }
    };

    try {
      await next();
    } catch (error) {
      const status = nobodyKnown(ctx, describeError(error));
      if (status >= 500) {
        strapi.log.error(`${ctx.method} ${ctx.path} ${status}: ${causeOf(error)}`);
      }
      return fail(status, error);
    }

    // Strapi serves files at every path, so that its router takes any path for a known one with the wrong method.
    if (ctx.method === 'OPTIONS' || [404, 405, 501].includes(ctx.status)) {
      const allowed = allowedMethods(strapi, ctx.path);
      if (allowed.length === 0) {
        ctx.remove('Allow');
        return fail(404);
      }
      const isMissing = allowed.includes(ctx.method);
      if (!isMissing) ctx.set('Allow', allowed.join(', '));
      if (!isMissing && ctx.method !== 'OPTIONS') return fail(405);
    }
    if (ctx.status >= 400) fail(nobodyKnown(ctx, ctx.status));
  };

/** Strapi answers 403 where nobody has said who they are: that is 401. */
function nobodyKnown(ctx: { state: { user?: unknown } }, status: number): number {
  return status === 403 && !ctx.state.user ? 401 : status;
}

/** The whole cause on one line, so that one failure is one line of the log. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = (error.stack ?? error.message).replaceAll(/\s*\n\s*/g, ' | ');
  return error.cause === undefined ? own : `${own} | caused by ${causeOf(error.cause)}`;
}
