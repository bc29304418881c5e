import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeFreshness } from '../content/describe-freshness';
import { sendRepresentation } from '../http/representation';
import { NOTICES, sendNotice } from './notice-page';
import { pagePathOf } from './page-path';
import type { PageStore } from './page-store';

/** Seconds until a page that could not be filled is worth another try. */
const RETRY_AFTER_S = '5';

export interface PageRouteOptions {
  pages: PageStore;
  /** The held body of the site's settings, for the pages that the app can't draw. */
  site: () => unknown;
}

/** Serves every path that nothing else serves as a page of the app. */
export function addPageRoutes(host: FastifyInstance, { pages, site }: PageRouteOptions): void {
  host.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pagePathOf(request.url);
    if (path.kind === 'malformed') return sendNotice(reply, NOTICES.malformed, site());
    if (path.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(path.location, 301);
    try {
      const { page, freshness } = await pages.read(path.pathname);
      reply.header('x-content', describeFreshness(freshness));
      if (page.kind === 'redirect') {
        return await reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
      }
      if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
      return await sendRepresentation(request, reply.code(page.status), page.representation);
    } catch (error) {
      request.log.error({ err: error, path: path.pathname }, 'A page could not be drawn.');
      return sendNotice(reply, NOTICES.broken, site());
    }
  });
}
