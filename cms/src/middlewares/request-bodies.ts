import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { allCalls } from '../contract/all-calls';
import { SpokenError } from '../failures/failures';
import { isDiskFull, noRoomForPictures, pictureTooHeavy } from '../failures/picture-failures';
import { hasPanelSignature } from '../http/bearer-token';
import { isApiPath } from '../http/error-shape';
import type { Context } from '../http/read-input';
import { removeTemporaryFiles } from '../http/temporary-files';
import { bodyKindOf, type BodyKind } from '../rules/body-kinds';

const uploads = new Set(allCalls.filter((call) => call.isMultipart).map(({ path }) => `/api${path}`));
const methodsThatSend = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Decides, before a body is read, whether it is: by whom (as `staff-calls` has found), of what type, how large. Comes ahead of
 * `strapi::body`, which reads whatever it is given; a multipart body would go to the disk. Its files are removed afterwards.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!methodsThatSend.has(ctx.method) || !hasBody(ctx)) return next();
    const kind = bodyKindOf(ctx.path, Boolean(ctx.is('multipart/*')), uploads);
    requireSender(strapi, ctx, kind);
    if (isApiPath(ctx.path)) requireType(ctx, kind);
    requireSize(ctx, kind);
    try {
      await next();
    } catch (error) {
      throw spoken(error, kind);
    } finally {
      // What nobody reads any more would keep the sender from hearing the answer.
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

function requireType(ctx: Context, { isMultipart }: BodyKind): void {
  // What is compressed would be many times as large as it says.
  if (ctx.get('Content-Encoding') !== '')
    throw new SpokenError(415, 'Send the body as it is, not compressed.');
  const type = isMultipart ? 'multipart/form-data' : 'application/json';
  if (!ctx.is(type)) throw new SpokenError(415, `Send the body as ${type}.`);
}

function requireSize(ctx: Context, kind: BodyKind): void {
  if (Number(ctx.get('Content-Length') || 0) <= kind.mostBytes) return;
  throw tooLarge(kind);
}

function tooLarge({ isMultipart, signedBy }: BodyKind): Error {
  const message = isMultipart ? pictureTooHeavy : 'The request is too large.';
  return signedBy === 'panel' ? new errors.PayloadTooLargeError(message) : new SpokenError(413, message);
}

/** In the right words what goes wrong while a multipart body is read. */
function spoken(error: unknown, kind: BodyKind): unknown {
  if (!kind.isMultipart || !(error instanceof Error)) return error;
  if (error instanceof errors.PayloadTooLargeError) return tooLarge(kind);
  if (isDiskFull(error)) return new SpokenError(503, noRoomForPictures, {}, { cause: error });
  const { httpCode } = error as { httpCode?: unknown };
  if (typeof httpCode !== 'number' || kind.signedBy === 'panel') return error;
  return httpCode === 413 ? tooLarge(kind) : new SpokenError(400, 'The form could not be read.');
}
