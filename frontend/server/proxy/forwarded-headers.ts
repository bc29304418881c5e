import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers by which a visitor could claim another address, origin or request. */
const CLAIMS =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-request-id)$/;

/**
 * Headers of a request as the CMS gets them. What is said of the visitor's address, host and protocol is what this host
 * saw, or what one of the trusted proxies told it; whatever else claims it is dropped.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !CLAIMS.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
