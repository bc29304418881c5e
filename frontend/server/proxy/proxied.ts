import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyError } from './body-limit';
import { forwardedHeaders } from './forwarded-headers';

const CONNECTIONS = 128;

export type Fail = (request: FastifyRequest, reply: FastifyReply, status: 413 | 503 | 504) => void;
export type OnResponse = NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse'];
type RewriteHeaders = (headers: IncomingHttpHeaders, request?: RequestHead) => IncomingHttpHeaders;
export type RequestHead = { headers: IncomingHttpHeaders; url?: string | undefined };

export function proxied(
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
    undici: { connections: CONNECTIONS, pipelining: 1, connect: { timeout: 3000 } },
    replyOptions: {
      timeout,
      rewriteRequestHeaders: forwardedHeaders,
      rewriteHeaders,
      onResponse,
      // By default, a 503 with Retry-After is retried up to ten times within milliseconds. Only a kept-alive
      // connection that the CMS had just closed is worth a second try.
      retryDelay: ({ err, req, attempt }) =>
        attempt === 0 && req.method === 'GET' && err && 'code' in err && err.code === 'UND_ERR_SOCKET'
          ? 1
          : null,
      onError: (reply, { error }) => {
        fail(reply.request as FastifyRequest, reply as FastifyReply, statusOf(reply.request, error));
      },
    },
  };
}

function statusOf(request: { method: string }, { cause }: Error): 413 | 503 | 504 {
  if (cause instanceof BodyError) return cause.statusCode === 413 ? 413 : 503;
  return isUnasked(cause) ? 503 : unansweredStatus(request);
}

/** 504 if the CMS may have done the work, because 503 would invite a retry. */
export function unansweredStatus({ method }: { method: string }): 503 | 504 {
  return method === 'GET' || method === 'HEAD' ? 503 : 504;
}

/** Without a connection no request was sent. */
function isUnasked(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  // One error for each of the host's addresses.
  if (cause instanceof AggregateError) return cause.errors.every(isUnasked);
  const { code, syscall } = cause as NodeJS.ErrnoException;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || syscall === 'connect' || syscall === 'getaddrinfo';
}
