import type { IncomingHttpHeaders } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRead, keptReadOf } from '../content/answer-read';
import type { ContentStore } from '../content/content-store';
import { apiError } from '../http/api-error';
import { REPLACED_HEADERS, setInert } from '../http/security-headers';
import { NOTICES, sendNotice } from '../pages/notice-page';
import { BodyTooLargeError, limitBody } from './body-limit';
import { forwardedHeaders } from './forwarded-headers';
import { sendCompressed, withPlainTags } from './send-compressed';
import { sendUpload } from './send-upload';

/** The browser gives up a call after 12 s; pictures are encoded one after the other, and the panel's own work may take longer, too. */
const API_TIMEOUT_MS = 15_000;
const SLOW_WORK_TIMEOUT_MS = 120_000;

export interface ProxyOptions {
  cmsOrigin: string;
  content: ContentStore;
  site: () => unknown;
}

export type Fail = (request: FastifyRequest, reply: FastifyReply, status: 413 | 503 | 504) => void;

/** Sends what belongs to the CMS on to it, and answers for it where it can't. */
export async function addProxyRoutes(
  host: FastifyInstance,
  { cmsOrigin, content, site }: ProxyOptions,
): Promise<void> {
  const failAsJson: Fail = (_request, reply, status) => void sendApiFailure(reply, status);
  const failForPeople: Fail = (request, reply, status) => {
    if (status === 503 && request.headers.accept?.includes('text/html'))
      sendNotice(reply, NOTICES.panelAway, site());
    else sendApiFailure(reply, status);
  };

  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, API_TIMEOUT_MS, ownPolicyOnly, sendCompressed(failAsJson)),
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isWrittenApi(request.url)) return void reply.removeHeader('content-security-policy');
      setInert(reply);
      const key = keptReadOf(request);
      if (key !== null) await answerRead(request, reply, content, key);
    },
  });
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, SLOW_WORK_TIMEOUT_MS, ownPolicyOnly),
    prefix: '/api/admin/uploads',
    rewritePrefix: '/api/admin/uploads',
    preHandler: async (_request: FastifyRequest, reply: FastifyReply) => void setInert(reply),
  });
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failAsJson, API_TIMEOUT_MS, ownPolicyOnly, sendUpload(content)),
    prefix: '/uploads',
    rewritePrefix: '/uploads',
    httpMethods: ['GET', 'HEAD'],
    preHandler: async (_request: FastifyRequest, reply: FastifyReply) => void setInert(reply),
  });
  await host.register(httpProxy, {
    ...proxied(cmsOrigin, failForPeople, SLOW_WORK_TIMEOUT_MS, asPanel),
    prefix: '/cms',
    rewritePrefix: '/',
  });
}

export type OnResponse = NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse'];
type RewriteHeaders = (headers: IncomingHttpHeaders, request?: RequestHead) => IncomingHttpHeaders;
type RequestHead = { headers: IncomingHttpHeaders; url?: string | undefined };

function proxied(
  cmsOrigin: string,
  fail: Fail,
  timeout: number,
  rewriteHeaders: RewriteHeaders,
  onResponse?: OnResponse,
): FastifyHttpProxyOptions {
  return {
    upstream: cmsOrigin,
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    undici: { connections: 128, pipelining: 1, connect: { timeout: 3000 } },
    replyOptions: {
      timeout,
      rewriteRequestHeaders: (request, headers) => withPlainTags(forwardedHeaders(request, headers)),
      rewriteHeaders,
      onResponse,
      // Without it a 503 with Retry-After is asked again up to ten times, within milliseconds. A kept-alive connection
      // that the CMS had just closed is the one thing worth a second try.
      retryDelay: ({ err, req, attempt }) =>
        attempt === 0 && req.method === 'GET' && err && 'code' in err && err.code === 'UND_ERR_SOCKET'
          ? 1
          : null,
      onError: (reply, { error }) => {
        fail(reply.request as FastifyRequest, reply as FastifyReply, statusOf(error));
      },
    },
  };
}

function statusOf(error: Error): 413 | 503 | 504 {
  if (error.cause instanceof BodyTooLargeError) return 413;
  // Where no connection came about nothing was asked, so nothing can have been done.
  const isUnasked = 'code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT';
  return !isUnasked && 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
}

const MESSAGES = {
  413: 'The request is too large.',
  503: 'The service is not answering right now. Please try again in a moment.',
  504: 'The service took too long to answer. Please check whether it was done before you try again.',
};

function sendApiFailure(reply: FastifyReply, status: 413 | 503 | 504): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).header('cache-control', 'no-store').send(apiError(status, MESSAGES[status]));
}

/** What the CMS says of its connection to this host says nothing of the visitor's. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'trailer'];

function withoutReplaced(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !REPLACED_HEADERS.includes(name) && !HOP_BY_HOP.includes(name),
    ),
  );
}

/** The API written down for people: the CMS serves it in development, as a page with a policy of its own. */
function isWrittenApi(url: string): boolean {
  return /^\/api\/docs(?:[/?]|$)/.test(url);
}

function ownPolicyOnly(headers: IncomingHttpHeaders, request?: RequestHead): IncomingHttpHeaders {
  if (isWrittenApi(request?.url ?? '')) return withoutReplaced(headers);
  const { 'content-security-policy': _theirs, 'x-frame-options': _old, ...kept } = withoutReplaced(headers);
  // What is answered to one person is for nobody's cache.
  return request?.headers.authorization === undefined ? kept : { ...kept, 'cache-control': 'no-store' };
}

/** The CMS knows nothing of the prefix that its paths have here, save where it was told its public address. */
function asPanel(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = withoutReplaced(headers);
  const { location } = kept;
  const isOutsidePanel = location?.startsWith('/') && !/^\/(?:\/|cms(?:\/|$))/.test(location);
  return isOutsidePanel ? { ...kept, location: `/cms${location}` } : kept;
}

/** Limits what may be sent, before anything is read. */
export function addBodyLimits(host: FastifyInstance): void {
  host.addHook('preParsing', async (request, _reply, payload) =>
    request.method === 'GET' || request.method === 'HEAD' ? payload : limitBody(request, payload),
  );
}
