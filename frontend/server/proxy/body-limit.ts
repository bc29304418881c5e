import { once } from 'node:events';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOOK_TOO_LONG } from '../http/api-error';
import { CountByAddress } from '../http/counted-address';
import { TooBusyError } from '../http/work-queue';

const KB = 1024;
const MB = 1024 * KB;
/** A slow phone needs a third of this for the longest message. */
const PATIENCE_MS = 10_000;

interface BodyKind {
  maxBytes: number;
  isStreamed?: true;
}

/**
 * The first match applies. Bodies may be large on these paths, because the CMS checks the sender before reading them.
 */
const KINDS: ReadonlyArray<{ path: RegExp; type: RegExp; kind: BodyKind }> = [
  { path: /^\/api\/admin\/uploads(?:[/?]|$)/, type: /^/, kind: { maxBytes: 12 * MB, isStreamed: true } },
  { path: /^\/cms\/upload(?:[/?]|$)/, type: /^multipart\//i, kind: { maxBytes: 12 * MB, isStreamed: true } },
  { path: /^\/(?:api\/admin|cms)(?:[/?]|$)/, type: /^/, kind: { maxBytes: MB } },
];
const OTHER: BodyKind = { maxBytes: 64 * KB };

const MAX_HELD_BYTES_OF_ADDRESS = 8 * MB;
const MAX_HELD_BYTES = 64 * MB;

export class BodyError extends Error {
  constructor(
    readonly statusCode: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

function bodyKindOf({ url, headers }: FastifyRequest): BodyKind {
  const sent = headers['content-type'] ?? '';
  return KINDS.find(({ path, type }) => path.test(url) && type.test(sent))?.kind ?? OTHER;
}

/** Small bodies are read in full before the CMS is asked: a slow sender would occupy one of its few connections. */
export function addBodyLimits(host: FastifyInstance, patienceMs = PATIENCE_MS): void {
  const heldOf = new CountByAddress();
  let heldInAll = 0;
  const hold = (address: string, bytes: number) => {
    heldOf.add(address, bytes);
    heldInAll += bytes;
  };
  host.addHook('preParsing', async (request, reply, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD') return payload;
    const { maxBytes, isStreamed } = bodyKindOf(request);
    const tooLarge = () => new BodyError(413, `The request is larger than ${Math.floor(maxBytes / KB)} KB.`);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();

    let size = 0;
    let heldBytes = 0;
    const body = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) return done(tooLarge());
        if (!isStreamed) {
          const ofAddress = heldOf.of(request.ip) + chunk.length;
          const isFull = ofAddress > MAX_HELD_BYTES_OF_ADDRESS || heldInAll + chunk.length > MAX_HELD_BYTES;
          if (isFull) return done(new TooBusyError());
          hold(request.ip, chunk.length);
          heldBytes += chunk.length;
        }
        done(null, chunk);
      },
    });
    // Nobody may be listening: an unhandled error event would end the process.
    body.on('error', () => {});
    // Unread data would hide the end of the connection.
    body.once('close', () => payload.resume());
    const breakOff = () => body.destroy(new BodyError(400, 'It broke off.'));
    payload.on('error', breakOff);
    reply.raw.once('close', () => {
      breakOff();
      hold(request.ip, -heldBytes);
    });
    payload.pipe(body);

    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      body.destroy(new BodyError(408, TOOK_TOO_LONG));
    }, patienceMs);
    try {
      if (!isStreamed) return Readable.from(await buffer(body));
      await once(body, 'readable');
      return body;
    } finally {
      clearTimeout(timer);
    }
  });
}
