import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppEntry } from '../app-entry';
import { NOTICES, sendNotice } from '../pages/notice-page';
import { pagePathOf } from '../pages/page-path';

export interface AdminRouteOptions {
  app: Pick<AppEntry, 'isAdminPath' | 'drawAdminDocument'>;
  /** The admin build's manifest; null in development. */
  assets: unknown;
  /** The policy of a document whose own styles carry this nonce. */
  policyFor: (nonce: string) => string;
  /** The held body of the site's settings, for the pages that the app can't draw. */
  site: () => unknown;
}

/** Not for search engines, by the header too: the document says so itself. */
const ROBOTS = 'noindex,nofollow,noarchive';

/** Serves the staff's admin: one document for all its paths, with a nonce of its own each time, and kept by nobody. */
export function addAdminRoutes(host: FastifyInstance, options: AdminRouteOptions): void {
  const { app, assets, policyFor, site } = options;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', ROBOTS).header('cache-control', 'no-store');
    const path = pagePathOf(request.url);
    if (path.kind === 'malformed') return sendNotice(reply, NOTICES.malformed, site());
    if (path.kind === 'redirect') return reply.redirect(path.location, 301);
    if (!app.isAdminPath(path.pathname)) return reply.redirect('/', 302);
    const nonce = randomBytes(16).toString('base64');
    const html = await app.drawAdminDocument({ nonce, assets });
    return reply
      .header('content-security-policy', policyFor(nonce))
      .type('text/html; charset=utf-8')
      .send(html);
  };
  host.get('/admin', answer);
  host.get('/admin/*', answer);
}
