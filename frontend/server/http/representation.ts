import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, FOR_MANY_READERS, MIN_COMPRESSED_BYTES, type Encoding } from './encoding';
import { codedTag, matches } from './entity-tag';

export class Representation {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly body: Buffer,
    readonly contentType: string,
    readonly etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  ) {}

  encoded(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#encoded.get(encoding);
    if (!bytes) {
      bytes = compress(this.body, encoding, FOR_MANY_READERS);
      this.#encoded.set(encoding, bytes);
    }
    return bytes;
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
