import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  compress,
  encodedEtag,
  FOR_MANY_READERS,
  MIN_COMPRESSED_BYTES,
  plainEtag,
  type Encoding,
} from './encoding';

/** One version of a page or an answer: its bytes, its entity tag, and each compressed form, made once. */
export class Representation {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, contentType: string, etag: string | null) {
    this.body = body;
    this.contentType = contentType;
    this.etag = etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#encoded.get(encoding);
    if (!bytes) {
      bytes = compress(this.body, encoding, FOR_MANY_READERS);
      this.#encoded.set(encoding, bytes);
    }
    return bytes;
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = (tag: string) => plainEtag(tag.replace(/^W\//, ''));
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag.trim()) === plain(etag))
  );
}

/** Answers with the form of the representation that the client takes, or with 304 where it has it. */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<FastifyReply> {
  const { body, etag, contentType } = representation;
  const encoding =
    body.length < MIN_COMPRESSED_BYTES ? null : chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding').header('etag', encoding ? encodedEtag(etag, encoding) : etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(contentType).send(encoding ? await representation.encoded(encoding) : body);
}
