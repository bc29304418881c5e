import type { Core } from '@strapi/strapi';
import { asAnswered } from '../failures/database-failures';
import { HttpError, UnavailableError } from '../failures/failures';
import { allowedMethods } from '../http/allowed-methods';
import { statusOf, errorBody, isApiPath } from '../http/error-shape';
import type { Context } from '../http/read-input';
import { createFailureLog } from '../http/failure-log';

const NO_ANSWER =
  'The database didn’t answer. If you were saving, open the entry in another tab to see whether it was saved before you save again.';

/** Gives failures under /api one shape. The panel keeps its own shape, but reports a full or unreachable database. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const log = createFailureLog(strapi.log);

  const failInPanel = (ctx: Context, thrown: unknown): void => {
    const error = hasLeft(ctx) ? thrown : asAnswered(thrown);
    if (!(error instanceof HttpError || error instanceof UnavailableError)) throw thrown;
    const { status } = error;
    const message = error instanceof HttpError ? error.message : NO_ANSWER;
    if (status >= 500) log.failed(`${ctx.method} ${ctx.path}`, status, error);
    ctx.status = status;
    ctx.body = { data: null, error: { status, name: 'ServiceUnavailableError', message, details: {} } };
  };

  return async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next().catch((thrown: unknown) => failInPanel(ctx, thrown));

    const fail = (status: number, error?: unknown) => {
      // Otherwise Koa would keep the length of an earlier body.
      ctx.body = null;
      ctx.body = errorBody(status, error);
      ctx.status = status;
      ctx.set('Cache-Control', 'no-store');
      if (error instanceof HttpError && error.extra.retryAfterSeconds !== undefined) {
        ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.extra.retryAfterSeconds))));
      }
    };

    try {
      await next();
    } catch (thrown) {
      if (hasLeft(ctx)) return fail(400);
      const error = asAnswered(thrown);
      const status = statusFor(ctx, statusOf(error));
      if (status >= 500) log.failed(`${ctx.method} ${ctx.path}`, status, error);
      return fail(status, error);
    }

    // Strapi serves files at every path, so its router mistakes an unknown path for a wrong method.
    if (ctx.method === 'OPTIONS' || [404, 405, 501].includes(ctx.status)) {
      const allowed = allowedMethods(strapi, ctx.path);
      if (allowed.length === 0) {
        ctx.remove('Allow');
        return fail(404);
      }
      if (ctx.method === 'OPTIONS') ctx.set('Allow', allowed.join(', '));
    }
    if (ctx.status >= 400) fail(statusFor(ctx, ctx.status));
    else if (ctx.method !== 'OPTIONS') log.answered();
  };
};

/** Whether the sender disconnected during the request: whatever the error, it is not our failure. */
function hasLeft({ req }: Context): boolean {
  return req.destroyed && !req.complete;
}

/** Strapi returns 403 for a request without a sign-in: that should be 401. */
function statusFor(ctx: { state: { user?: unknown } }, status: number): number {
  return status === 403 && !ctx.state.user ? 401 : status;
}
