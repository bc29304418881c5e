import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostParts } from '../host-parts';
import { sendApiError } from '../http/api-error';
import { matches } from '../http/entity-tag';
import { setInert } from '../http/security-headers';
import { createTurns } from '../http/turns';
import { MakeAhead } from './make-ahead';
import { Originals } from './originals';
import { PictureCache } from './picture-cache';
import { PictureMaker } from './picture-maker';
import { choosePictureFormat, pictureRequestOf, uploadCaching } from './picture-request';

const CACHE_BYTES = 512 * 1024 * 1024;
const FORMATS = ['avif', 'webp'] as const;
/** How many missing pictures are made at once for one visitor: other visitors' pictures wait behind them. */
const MADE_FOR_ADDRESS = 4;
/** Each holds a copy of its own in memory until its reader has it. */
const SENT_TO_ADDRESS = 64;
const OWN_CACHING = 'public, max-age=86400';

export async function addPictures(host: FastifyInstance, parts: HostParts): Promise<void> {
  const { app, environment, clientDir, cacheDir, content } = parts;
  const open = (name: string, what: string) =>
    PictureCache.open(join(cacheDir, name), CACHE_BYTES, host.log, what);
  const kept = await open('originals', 'Originals of pictures');
  const originals = new Originals(environment.cmsOrigin, clientDir, kept, content);
  const cache = await open('img', 'Converted pictures');
  const maker = new PictureMaker(originals, app.pictureWidths(), cache, host.log);
  addRoute(host, maker);

  // The content uses the pictures in this folder; those for social sharing, in another, are never resized.
  const own = await readdir(join(clientDir, 'pictures')).catch(() => []);
  const ownPictures = own.map((name) => `/pictures/${name}`);
  const formats = environment.isAheadWithPictures ? FORMATS : [];
  const crops = () => app.heroPictures(content.peek(app.OFFERS_KEY)?.json);
  const ahead = new MakeAhead(maker, content, ownPictures, formats, crops);
  content.whenChanged(() => ahead.begin());
  host.addHook('onListen', async () => ahead.begin());
  host.addHook('onClose', async () => ahead.stop());
}

function addRoute(host: FastifyInstance, maker: PictureMaker): void {
  const making = createTurns(MADE_FOR_ADDRESS);
  const sending = createTurns(SENT_TO_ADDRESS);
  host.get('/img/*', async (request: FastifyRequest, reply: FastifyReply) => {
    setInert(reply);
    const wanted = pictureRequestOf(request.url, maker.widths);
    if (!wanted) return sendMissing(reply);
    const format = choosePictureFormat(request.headers.accept);
    const turn = (await maker.isMade(wanted, format)) ? sending : making;
    await turn(request, reply);
    if (reply.sent) return reply;
    const picture = await maker.give(wanted, format, signalOfLeaving(reply));
    if (picture.kind === 'missing') return sendMissing(reply);
    if (picture.kind === 'unavailable') {
      return sendApiError(reply, 503, 'The picture is not available right now.');
    }
    const etag = `"${picture.name}"`;
    const caching = wanted.isUpload ? uploadCaching(picture.isLasting) : OWN_CACHING;
    reply.headers({ etag, vary: 'Accept', 'cache-control': caching });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(picture.bytes);
  });
}

function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendApiError(reply, 404, 'There is no such picture.');
}
