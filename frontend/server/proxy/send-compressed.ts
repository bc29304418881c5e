import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  compress,
  encodedEtag,
  ENCODINGS,
  FOR_ONE_READER,
  MIN_COMPRESSED_BYTES,
  type Encoding,
} from '../http/encoding';
import type { Fail, OnResponse } from './proxy-routes';

/** What is longer, or does not say how long it is, goes on as it comes: compressing holds the whole of it in memory. */
const MAX_COMPRESSED_BYTES = 4 * 1024 * 1024;
/** Where a token is answered: compressed, the length of a secret beside what an attacker chose tells of it (BREACH). */
const OF_SIGN_IN = /^\/api\/auth(?:[/?]|$)/;

const CODED_TAG = new RegExp(`(W/)?"([^"]*)-(?:${ENCODINGS.join('|')})"`, 'g');

/** Passes the CMS's own JSON on in the coding that the client takes: the list of all dishes is 55 KB plain, 16 compressed. */
export function sendCompressed(fail: Fail): OnResponse {
  return (given, answer, { stream }) => {
    const [request, reply, body] = [given as FastifyRequest, answer as FastifyReply, stream as Readable];
    if (reply.statusCode === 304) nameKnownTag(request, reply);
    if (!isCompressible(request, reply)) return void reply.send(body);
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return void reply.send(body);
    if (request.method !== 'HEAD') return void sendEncoded(reply, body, encoding, fail);
    describe(reply, encoding).removeHeader('content-length').send(body);
  };
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  const { 'content-type': type, 'content-length': length, 'content-encoding': coding } = reply.getHeaders();
  const bytes = Number(length);
  return (
    /^application\/json(?:;|$)/.test(String(type)) &&
    bytes >= MIN_COMPRESSED_BYTES &&
    bytes <= MAX_COMPRESSED_BYTES &&
    coding === undefined &&
    !OF_SIGN_IN.test(request.url)
  );
}

async function sendEncoded(
  reply: FastifyReply,
  body: Readable,
  encoding: Encoding,
  fail: Fail,
): Promise<void> {
  // Whoever has gone away needs no answer, and the CMS's connection is free again.
  const giveUp = () => void body.destroy();
  reply.raw.once('close', giveUp);
  try {
    const bytes = await compress(await buffer(body), encoding, FOR_ONE_READER);
    describe(reply, encoding).header('content-length', bytes.length).send(bytes);
  } catch (error) {
    if (reply.raw.destroyed) return;
    reply.request.log.warn({ err: error }, 'The CMS broke off in the middle of an answer.');
    for (const name of ['content-length', 'etag']) reply.removeHeader(name);
    fail(reply.request, reply, reply.request.method === 'GET' ? 503 : 504);
  } finally {
    reply.raw.off('close', giveUp);
  }
}

function describe(reply: FastifyReply, encoding: Encoding): FastifyReply {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string') reply.header('etag', encodedEtag(etag, encoding));
  return reply.header('content-encoding', encoding);
}

/** A 304 has the tag of what the client has. */
function nameKnownTag(request: FastifyRequest, reply: FastifyReply): void {
  const etag = reply.getHeader('etag');
  if (typeof etag !== 'string') return;
  const known = request.headers['if-none-match'] ?? '';
  const tag = ENCODINGS.map((encoding) => encodedEtag(etag, encoding)).find((name) => known.includes(name));
  if (tag !== undefined) reply.header('etag', tag);
}

/**
 * The conditions of a request as the CMS gets them: it knows its entities by their plain tags. Those are added rather than
 * put in the place of the others, as one of its own may happen to end like a coded one.
 */
export function withPlainTags(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const known = { ...headers };
  for (const name of ['if-match', 'if-none-match'] as const) {
    if (headers[name] !== undefined) known[name] = headers[name].replace(CODED_TAG, '$&, $1"$2"');
  }
  return known;
}

/** The CMS has a Vary of its own. */
function addVary(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ');
  reply.header('vary', names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`);
}
