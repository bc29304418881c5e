import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  compress,
  FOR_LONG,
  FOR_MANY_READERS,
  MIN_COMPRESSED_BYTES,
  type Encoding,
} from './encoding';
import { codedTag, matches } from './entity-tag';

const SETTLED_MS = 10_000;
/** Compressing more than this would occupy a processor for seconds. */
const MOST_BYTES_FOR_LONG = 512 * 1024;
/** After each compression, a pause this many times as long leaves the processor free for everyone else. */
const REST = 3;
let isFreeAt = 0;

export class Representation {
  readonly #madeAt = performance.now();
  readonly #improved = new Set<Encoding>();
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly body: Buffer,
    readonly contentType: string,
    readonly etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  ) {}

  /** If it is still requested after ten seconds, it is compressed again, harder, for later readers. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const held = this.#encoded.get(encoding);
    if (held && performance.now() - this.#madeAt > SETTLED_MS) this.#improve(encoding);
    if (held) return held;
    const bytes = compress(this.body, encoding, FOR_MANY_READERS);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  #improve(encoding: Encoding): void {
    const start = performance.now();
    if (start < isFreeAt || this.#improved.has(encoding) || this.body.length > MOST_BYTES_FOR_LONG) return;
    this.#improved.add(encoding);
    isFreeAt = Infinity;
    void compress(this.body, encoding, FOR_LONG).then((smaller) => {
      this.#encoded.set(encoding, Promise.resolve(smaller));
      isFreeAt = performance.now() + REST * (performance.now() - start);
    });
  }
}

export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<FastifyReply> {
  const { body, etag, contentType } = representation;
  const encoding =
    body.length < MIN_COMPRESSED_BYTES ? null : chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding').header('etag', encoding ? codedTag(etag, encoding) : etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(contentType).send(encoding ? await representation.encoded(encoding) : body);
}
