import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../http/api-error';
import { Representation, sendRepresentation } from '../http/representation';
import type { Content } from './content';
import type { ContentStore } from './content-store';
import { describeFreshness } from './describe-freshness';
import { publicReadKey } from './public-reads';

/** Cookies by which the CMS knows a signed-in person. */
const STAFF_COOKIES = /(?:^|;\s*)(?:jwtToken|strapi_[\w-]+)=/i;
const representations = new WeakMap<Content, Representation>();

/** The key of a request that may be answered from a copy; null where it must go to the CMS itself. */
export function keptReadOf(request: FastifyRequest): string | null {
  const { authorization, cookie } = request.headers;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (authorization !== undefined || (cookie && STAFF_COOKIES.test(cookie))) return null;
  return publicReadKey(request.url);
}

/** Answers a public read with the copy that pages are drawn from, byte for byte as the CMS sent it. */
export async function answerRead(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ContentStore,
  key: string,
): Promise<FastifyReply> {
  const answer = await content.read(key);
  if (answer.kind === 'none') {
    return reply
      .code(503)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      .send(apiError(503, 'The content is not available right now. Please try again in a moment.'));
  }
  if (answer.kind === 'refused') {
    const { status, body, contentType } = answer.refusal;
    return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
  }
  reply.header(
    'x-content',
    describeFreshness({ state: answer.isStale ? 'stale' : 'fresh', ageMs: answer.ageMs }),
  );
  return sendRepresentation(request, reply, representationOf(answer.content));
}

function representationOf(content: Content): Representation {
  let representation = representations.get(content);
  if (!representation) {
    representation = new Representation(content.body, 'application/json; charset=utf-8', content.etag);
    representations.set(content, representation);
  }
  return representation;
}
