import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRead, cachedReadKey } from '../content/answer-read';
import type { HostParts } from '../host-parts';
import { sendApiError } from '../http/api-error';
import { REPLACED_HEADERS, setInert } from '../http/security-headers';
import { createTurns } from '../http/turns';
import { NOTICES, sendNotice } from '../pages/notice-page';
import { NOT_PASSED_ON } from './forwarded-headers';
import { pathRefusal } from './path-check';
import { proxied, type Fail, type RequestHead } from './proxied';
import { sendCompressed } from './send-compressed';
import { sendUpload } from './send-upload';

/** Less than the browser's 12 s timeout, so that the browser gets the reason. */
const API_TIMEOUT_MS = 10_000;
const SLOW_WORK_TIMEOUT_MS = 120_000;
export const CONNECTIONS_OF_ADDRESS = 32;

export async function addProxyRoutes(host: FastifyInstance, parts: HostParts): Promise<void> {
  await host.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const status = pathRefusal(request.url);
      if (status !== null) await sendApiFailure(setInert(reply), status);
    });
    await addRoutes(scope, parts);
  });
}

async function addRoutes(host: FastifyInstance, parts: HostParts): Promise<void> {
  const { content, environment, restaurant } = parts;
  const { cmsOrigin } = environment;
  const failAsJson: Fail = (_request, reply, status) => void sendApiFailure(reply, status);
  const failForPeople: Fail = (request, reply, status) => {
    if (status === 503 && request.headers.accept?.includes('text/html'))
      return void sendNotice(reply, NOTICES.panelAway, restaurant());
    // The panel shows a message only in Strapi's own shape.
    const error = { status, message: MESSAGES[status] };
    if (status === 503) reply.header('retry-after', '5');
    void reply.code(status).header('cache-control', 'no-store').send({ data: null, error });
  };
  const asData = () => {
    const turn = createTurns(CONNECTIONS_OF_ADDRESS);
    return (request: FastifyRequest, reply: FastifyReply) => turn(request, setInert(reply));
  };

  const apiTurn = asData();
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, API_TIMEOUT_MS, ownPolicyOnly, sendCompressed(failAsJson)),
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const key = cachedReadKey(request);
      if (key === null || !content.isOwn(key)) await apiTurn(request, reply);
      if (reply.sent) return;
      if (key !== null) await answerRead(request, setInert(reply), parts, key);
      else if (isApiDocs(request.url)) reply.removeHeader('content-security-policy');
    },
  });
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, SLOW_WORK_TIMEOUT_MS, ownPolicyOnly),
    prefix: '/api/admin/uploads',
    rewritePrefix: '/api/admin/uploads',
    preHandler: asData(),
  });
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, API_TIMEOUT_MS, ownPolicyOnly, sendUpload(content)),
    prefix: '/uploads',
    rewritePrefix: '/uploads',
    httpMethods: ['GET', 'HEAD'],
    preHandler: asData(),
  });
  // Separate connections, so that uploads never block sign-in.
  for (const path of ['', '/upload']) {
    await host.register(httpProxy, {
      ...proxied(cmsOrigin, failForPeople, SLOW_WORK_TIMEOUT_MS, asPanel),
      prefix: `/cms${path}`,
      rewritePrefix: path || '/',
      preHandler: createTurns(CONNECTIONS_OF_ADDRESS),
    });
  }
}

const MESSAGES = {
  400: 'The address could not be read.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  503: 'The service is not answering right now. Please try again in a moment.',
  504: 'The service gave no answer. Please check whether it was done before you try again.',
};

const UNKNOWN_BUT_REPEATABLE =
  'We can’t tell whether your message arrived. Send it again: it won’t reach us twice.';

function sendApiFailure(reply: FastifyReply, status: keyof typeof MESSAGES): FastifyReply {
  const isRepeatable = status === 504 && reply.request.headers['idempotency-key'] !== undefined;
  return sendApiError(reply, status, isRepeatable ? UNKNOWN_BUT_REPEATABLE : MESSAGES[status]);
}

function withoutReplaced(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !REPLACED_HEADERS.includes(name) && !NOT_PASSED_ON.has(name)),
  );
}

function isApiDocs(url: string): boolean {
  return /^\/api\/docs(?:[/?]|$)/.test(url);
}

function ownPolicyOnly(headers: IncomingHttpHeaders, request?: RequestHead): IncomingHttpHeaders {
  if (isApiDocs(request?.url ?? '')) return withoutReplaced(headers);
  const { 'content-security-policy': _theirs, 'x-frame-options': _old, ...kept } = withoutReplaced(headers);
  // Answers for one person must not be cached.
  return request?.headers.authorization === undefined ? kept : { ...kept, 'cache-control': 'no-store' };
}

function asPanel(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = withoutReplaced(headers);
  const { location } = kept;
  const isOutsidePanel = location?.startsWith('/') && !/^\/(?:\/|cms(?:\/|$))/.test(location);
  return isOutsidePanel ? { ...kept, location: `/cms${location}` } : kept;
}
