import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  compress,
  ENCODINGS,
  FOR_ONE_READER,
  MIN_COMPRESSED_BYTES,
  type Encoding,
} from '../http/encoding';
import { codedTag } from '../http/entity-tag';
import { type Fail, type OnResponse, unansweredStatus } from './proxied';

/** Compressing keeps the whole answer in memory; longer answers are streamed. */
const MAX_COMPRESSED_BYTES = 4 * 1024 * 1024;
/** Compressing a token together with text chosen by an attacker would reveal the token by its length (BREACH). */
const SIGN_IN_PATH = /^\/api\/auth(?:[/?]|$)/;

export function sendCompressed(fail: Fail): OnResponse {
  return (given, answer, { stream }) => {
    const [request, reply, body] = [given as FastifyRequest, answer as FastifyReply, stream as Readable];
    if (isOfBalancer(reply)) {
      body.destroy();
      for (const name of ['content-length', 'content-type']) reply.removeHeader(name);
      return void fail(request, reply, reply.statusCode === 503 ? 503 : unansweredStatus(request));
    }
    if (reply.statusCode === 304) sendKnownTag(request, reply);
    if (!isCompressible(request, reply)) return void reply.send(body);
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return void reply.send(body);
    if (request.method !== 'HEAD') return void sendEncoded(reply, body, encoding, fail);
    describe(reply, encoding).removeHeader('content-length').send(body);
  };
}

/** The CMS's own failures are JSON. Any other is from a balancer that got no answer from it. */
function isOfBalancer(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'));
  return [502, 503, 504].includes(reply.statusCode) && !type.startsWith('application/json');
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  const { 'content-type': type, 'content-length': length, 'content-encoding': coding } = reply.getHeaders();
  const bytes = Number(length);
  return (
    /^application\/json(?:;|$)/.test(String(type)) &&
    bytes >= MIN_COMPRESSED_BYTES &&
    bytes <= MAX_COMPRESSED_BYTES &&
    coding === undefined &&
    !SIGN_IN_PATH.test(request.url)
  );
}

async function sendEncoded(
  reply: FastifyReply,
  body: Readable,
  encoding: Encoding,
  fail: Fail,
): Promise<void> {
  const giveUp = () => void body.destroy();
  reply.raw.once('close', giveUp);
  try {
    const bytes = await compress(await buffer(body), encoding, FOR_ONE_READER);
    describe(reply, encoding).header('content-length', bytes.length).send(bytes);
  } catch (error) {
    if (reply.raw.destroyed) return;
    reply.request.log.warn({ err: error }, 'The CMS cut off an answer midway.');
    for (const name of ['content-length', 'etag']) reply.removeHeader(name);
    fail(reply.request, reply, unansweredStatus(reply.request));
  } finally {
    reply.raw.off('close', giveUp);
  }
}

function describe(reply: FastifyReply, encoding: Encoding): FastifyReply {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string') reply.header('etag', codedTag(etag, encoding));
  return reply.header('content-encoding', encoding);
}

function sendKnownTag(request: FastifyRequest, reply: FastifyReply): void {
  const etag = reply.getHeader('etag');
  if (typeof etag !== 'string') return;
  const known = request.headers['if-none-match'] ?? '';
  const tag = ENCODINGS.map((encoding) => codedTag(etag, encoding)).find((name) => known.includes(name));
  if (tag !== undefined) reply.header('etag', tag);
}

function addVary(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ');
  reply.header('vary', names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`);
}
