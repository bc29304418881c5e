import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../http/api-error';
import { setInert } from '../http/security-headers';
import { CONVERSION_VERSION, convertPicture } from './convert-picture';
import { createLimiter, TooBusyError } from '../http/limiter';
import type { PictureCache } from './picture-cache';
import {
  choosePictureFormat,
  pictureRequestOf,
  type PictureFormat,
  type PictureRequest,
} from './picture-request';
import type { PictureSource } from './picture-source';
import { uploadCaching } from './upload-caching';

const CONVERSIONS_AT_ONCE = 2;
const CONVERSIONS_WAITING = 100;
/** The site's own pictures keep their names when they change. */
const OWN_CACHING = 'public, max-age=86400';

/** `name` stands for everything that decides the bytes; `isLasting` is true where the address does, too. */
type Picture =
  | { kind: 'picture'; bytes: Buffer; name: string; isLasting: boolean }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

export interface PictureRouteOptions {
  source: PictureSource;
  cache: PictureCache;
  /** Whether the site's content holds this very address: any other version is one that somebody made up, or an old one. */
  isNamed: (address: string) => boolean;
}

/** Serves `/img/{width}/{path}`: a picture of the site in the width asked for and the best format that the browser takes. */
export function addPictureRoutes(
  host: FastifyInstance,
  { source, cache, isNamed }: PictureRouteOptions,
): void {
  const limited = createLimiter(CONVERSIONS_AT_ONCE, CONVERSIONS_WAITING);
  const making = new Map<string, Promise<Picture>>();

  async function make(
    request: PictureRequest,
    format: PictureFormat,
    version: string | null,
  ): Promise<Picture> {
    const isLasting = request.version !== null;
    if (version !== null) {
      const name = nameOf(request, format, version);
      const kept = await cache.get(name);
      if (kept) return { kind: 'picture', bytes: kept, name, isLasting };
    }
    const isKnown = version !== null && (!isLasting || isNamed(`${request.source}?v=${version}`));
    try {
      // In one job with the download: whoever waits in line holds no bytes.
      return await limited(() => convert(request, format, isKnown ? version : null));
    } catch (error) {
      if (error instanceof TooBusyError) return { kind: 'unavailable' };
      host.log.warn({ err: error, source: request.source }, 'A picture could not be converted.');
      return { kind: 'missing' };
    }
  }

  /** Where no version is given the bytes themselves are it, so that made-up addresses make no work twice. */
  async function convert(
    request: PictureRequest,
    format: PictureFormat,
    version: string | null,
  ): Promise<Picture> {
    const original = await source.fetch(request);
    if (original.kind === 'unavailable') {
      host.log.debug({ source: request.source, cause: original.cause }, 'A picture could not be fetched.');
    }
    if (original.kind !== 'found') return { kind: original.kind };
    const name = nameOf(request, format, version ?? hashOf(original.bytes));
    const kept = version === null ? await cache.get(name) : null;
    const bytes = kept ?? (await convertPicture(original.bytes, request.width, format));
    if (!kept) await cache.put(name, bytes);
    return { kind: 'picture', bytes, name, isLasting: version !== null && request.version !== null };
  }

  function makeOnce(
    request: PictureRequest,
    format: PictureFormat,
    version: string | null,
  ): Promise<Picture> {
    const key = nameOf(request, format, version ?? '');
    let pending = making.get(key);
    if (!pending) {
      pending = make(request, format, version).finally(() => making.delete(key));
      making.set(key, pending);
    }
    return pending;
  }

  host.get('/img/*', async (request: FastifyRequest, reply: FastifyReply) => {
    setInert(reply);
    const wanted = pictureRequestOf(request.url);
    if (!wanted) return sendMissing(reply);
    const format = choosePictureFormat(request.headers.accept);
    const picture = await makeOnce(wanted, format, await source.versionOf(wanted));
    if (picture.kind === 'missing') return sendMissing(reply);
    if (picture.kind === 'unavailable') {
      return reply
        .code(503)
        .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
        .send(apiError(503, 'The picture is not available right now.'));
    }
    const etag = `"${picture.name}"`;
    reply.headers({ etag, vary: 'Accept', 'cache-control': cachingOf(wanted, picture.isLasting) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(picture.bytes);
  });
}

function cachingOf({ isUpload }: PictureRequest, isLasting: boolean): string {
  return isUpload ? uploadCaching(isLasting) : OWN_CACHING;
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(apiError(404, 'There is no such picture.'));
}

/** Names a converted picture by everything that decides its bytes. */
function nameOf({ source, width }: PictureRequest, format: PictureFormat, version: string): string {
  return hashOf(JSON.stringify([CONVERSION_VERSION, source, width, format, version]));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 32);
}
