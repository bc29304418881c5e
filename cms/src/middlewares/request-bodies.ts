import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { ALL_CALLS } from '../contract/all-calls';
import { isDiskFull } from '../failures/database-failures';
import { HttpError } from '../failures/failures';
import { NO_ROOM_FOR_PICTURES } from '../failures/picture-failures';
import { hasPanelSignature } from '../http/bearer-token';
import { bodyKindOf, tooLarge, type BodyKind } from '../http/body-kinds';
import { isApiPath } from '../http/error-shape';
import type { Context } from '../http/read-input';
import { removeTemporaryFiles } from '../http/temporary-files';

const UPLOADS = new Set(ALL_CALLS.filter((call) => call.isMultipart).map(({ path }) => `/api${path}`));
const METHODS_THAT_SEND = new Set(['POST', 'PUT', 'PATCH']);

/** Decides before `strapi::body` whether to read a body at all: a multipart body would be written to disk. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!METHODS_THAT_SEND.has(ctx.method) || !hasBody(ctx)) return next();
    const kind = bodyKindOf(ctx.path, Boolean(ctx.is('multipart/*')), UPLOADS);
    requireSender(strapi, ctx, kind);
    requirePlain(ctx);
    if (isApiPath(ctx.path)) requireType(ctx, kind);
    requireSize(ctx, kind);
    try {
      await next();
    } catch (error) {
      throw asAnswered(error, kind);
    } finally {
      // Drains the rest: a client that is still sending might never read the answer.
      ctx.req.resume();
      await removeTemporaryFiles(ctx.req.headers);
    }
  };

function hasBody(ctx: Context): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0;
}

function requireSender(strapi: Core.Strapi, ctx: Context, { signedBy }: BodyKind): void {
  if (signedBy === 'staff' && ctx.state.isSignedIn !== true) throw new errors.UnauthorizedError();
  if (signedBy === 'panel' && !hasPanelSignature(strapi, ctx)) throw new errors.UnauthorizedError();
}

/** A compressed body may be many times as large as its headers say. */
function requirePlain(ctx: Context): void {
  if (ctx.get('Content-Encoding') !== '') throw new HttpError(415, 'Send the body uncompressed.');
}

function requireType(ctx: Context, { isMultipart }: BodyKind): void {
  const type = isMultipart ? 'multipart/form-data' : 'application/json';
  if (!ctx.is(type)) throw new HttpError(415, `Send the body as ${type}.`);
}

function requireSize(ctx: Context, kind: BodyKind): void {
  if (Number(ctx.get('Content-Length') || 0) <= kind.mostBytes) return;
  throw tooLarge(kind);
}

function asAnswered(error: unknown, kind: BodyKind): unknown {
  if (!kind.isMultipart || !(error instanceof Error)) return error;
  if (error instanceof errors.PayloadTooLargeError) return tooLarge(kind);
  if (isDiskFull(error)) return new HttpError(503, NO_ROOM_FOR_PICTURES, {}, { cause: error });
  const { httpCode } = error as { httpCode?: unknown };
  if (typeof httpCode !== 'number' || kind.signedBy === 'panel') return error;
  return httpCode === 413 ? tooLarge(kind) : new HttpError(400, 'The form could not be read.');
}
