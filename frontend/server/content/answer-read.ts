import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostParts } from '../host-parts';
import { sendApiError } from '../http/api-error';
import { Representation, sendRepresentation } from '../http/representation';
import { type Content, describeFreshness, freshnessOf } from './content';
import { keepableMs } from './freshness';
import { publicReadKey } from './public-reads';

const STAFF_COOKIES = /(?:^|;\s*)(?:jwtToken|strapi_[\w-]+)=/i;
const representations = new WeakMap<Content, Representation>();

/** The cache key of a request that may be answered from a copy, or null if it must go to the CMS. */
export function cachedReadKey(request: FastifyRequest): string | null {
  const { authorization, cookie } = request.headers;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (authorization !== undefined || (cookie && STAFF_COOKIES.test(cookie))) return null;
  return publicReadKey(request.url);
}

export async function answerRead(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, answerCache }: HostParts,
  key: string,
): Promise<FastifyReply> {
  const answer = await content.read(key);
  if (answer.kind === 'none') {
    const message = 'The content is not available right now. Please try again in a moment.';
    return sendApiError(reply, 503, message);
  }
  if (answer.kind === 'refused') {
    const { status, body, contentType } = answer.refusal;
    return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
  }
  const freshness = freshnessOf([answer]);
  reply.header('x-content', describeFreshness(freshness));
  answerCache.offer(reply, keepableMs(freshness));
  return sendRepresentation(request, reply, representationOf(answer.content));
}

function representationOf(content: Content): Representation {
  let representation = representations.get(content);
  if (!representation) {
    representation = new Representation(
      content.body,
      'application/json; charset=utf-8',
      content.etag ?? undefined,
    );
    representations.set(content, representation);
  }
  return representation;
}
