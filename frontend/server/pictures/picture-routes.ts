import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../http/api-error';
import { setInert } from '../http/security-headers';
import { CONVERSION_VERSION, convertPicture } from './convert-picture';
import { createLimiter, TooBusyError } from './limiter';
import type { PictureCache } from './picture-cache';
import {
  choosePictureFormat,
  pictureRequestOf,
  type PictureFormat,
  type PictureRequest,
} from './picture-request';
import type { PictureSource } from './picture-source';

const CONVERSIONS_AT_ONCE = 2;
const CONVERSIONS_WAITING = 100;
const UPLOAD_CACHING = 'public, max-age=31536000, immutable';
/** The site's own pictures keep their names when they change. */
const OWN_CACHING = 'public, max-age=86400';

type Picture = { kind: 'picture'; bytes: Buffer } | { kind: 'missing' } | { kind: 'unavailable' };

export interface PictureRouteOptions {
  source: PictureSource;
  cache: PictureCache;
}

/** Serves `/img/{width}/{path}`: a picture of the site in the width asked for and the best format that the browser takes. */
export function addPictureRoutes(host: FastifyInstance, { source, cache }: PictureRouteOptions): void {
  const limited = createLimiter(CONVERSIONS_AT_ONCE, CONVERSIONS_WAITING);
  const making = new Map<string, Promise<Picture>>();

  async function make(request: PictureRequest, format: PictureFormat, name: string): Promise<Picture> {
    const kept = await cache.get(name);
    if (kept) return { kind: 'picture', bytes: kept };
    const original = await source.fetch(request);
    if (original.kind === 'unavailable') {
      host.log.debug({ source: request.source, cause: original.cause }, 'A picture could not be fetched.');
      return { kind: 'unavailable' };
    }
    if (original.kind === 'missing') return { kind: 'missing' };
    try {
      const bytes = await limited(() => convertPicture(original.bytes, request.width, format));
      await cache.put(name, bytes);
      return { kind: 'picture', bytes };
    } catch (error) {
      if (error instanceof TooBusyError) return { kind: 'unavailable' };
      host.log.warn({ err: error, source: request.source }, 'A picture could not be converted.');
      return { kind: 'missing' };
    }
  }

  function makeOnce(request: PictureRequest, format: PictureFormat, name: string): Promise<Picture> {
    let pending = making.get(name);
    if (!pending) {
      pending = make(request, format, name).finally(() => making.delete(name));
      making.set(name, pending);
    }
    return pending;
  }

  host.get('/img/*', async (request: FastifyRequest, reply: FastifyReply) => {
    setInert(reply);
    const wanted = pictureRequestOf(request.url);
    if (!wanted) return sendMissing(reply);
    const format = choosePictureFormat(request.headers.accept);
    const name = nameOf(wanted, format, await source.versionOf(wanted));
    const etag = `"${name}"`;
    const caching = {
      etag,
      vary: 'Accept',
      'cache-control': wanted.isUpload ? UPLOAD_CACHING : OWN_CACHING,
    };
    // The name says it all: whoever holds this tag holds the very bytes.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(caching).send();
    const picture = await makeOnce(wanted, format, name);
    if (picture.kind === 'missing') return sendMissing(reply);
    if (picture.kind === 'unavailable') {
      return reply
        .code(503)
        .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
        .send(apiError(503, 'The picture is not available right now.'));
    }
    return reply.headers(caching).type(`image/${format}`).send(picture.bytes);
  });
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(apiError(404, 'There is no such picture.'));
}

/** Names a converted picture by everything that decides its bytes. */
function nameOf({ source, width }: PictureRequest, format: PictureFormat, version: string): string {
  const parts = JSON.stringify([CONVERSION_VERSION, source, width, format, version]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 32);
}
