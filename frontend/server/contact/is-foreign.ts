import type { FastifyRequest } from 'fastify';

/**
 * Whether another site made the browser send this. A page elsewhere could otherwise have its readers write to the
 * restaurant unawares, each from an address of their own. A client that says nothing of where it comes from is no
 * browser of today, and could say anything.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  // The site may also be reached under the name of the machine itself.
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
