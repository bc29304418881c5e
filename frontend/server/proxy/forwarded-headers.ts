import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { withPlainTags } from '../http/entity-tag';

/** A visitor could use these to claim another address, origin or request. */
const CLAIMED_HEADERS =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-request-id)$/;

/** Strapi mishandles a range past the end of a file, so a range request gets the whole file (RFC 9110, 14.2). */
const PARTS = ['accept-ranges', 'if-range', 'range'];

/** In both directions. */
export const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  ...PARTS,
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Address, host and protocol are those that this host saw or a trusted proxy reported; other claims are dropped. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CLAIMED_HEADERS.test(name) && !NOT_PASSED_ON.has(name)),
  );
  // The CMS knows its entity tags without the suffix.
  for (const name of ['if-match', 'if-none-match'] as const) {
    if (kept[name] !== undefined) kept[name] = withPlainTags(kept[name]);
  }
  return {
    ...kept,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
