import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeFreshness } from '../content/content';
import { keepableMs } from '../content/freshness';
import type { HostParts } from '../host-parts';
import { TooBusyError } from '../http/work-queue';
import { sendRepresentation } from '../http/representation';
import { adminPolicy } from '../http/security-headers';
import { NOTICES, sendNotice } from './notice-page';
import { pagePathOf } from './page-path';
import type { PageStore } from './page-store';

const RETRY_AFTER_S = '5';

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: { pathname: string; query: string },
) => Promise<FastifyReply>;

export function addPageRoutes(host: FastifyInstance, parts: HostParts, pages: PageStore): void {
  const { adminAssets, answerCache, app, security, restaurant } = parts;
  const at = (route: string, caching: string, send: SendPage) =>
    host.get(route, (request, reply) => {
      reply.header('cache-control', caching);
      const path = pagePathOf(request.url);
      if (path.kind === 'malformed') return sendNotice(reply, NOTICES.malformed, restaurant());
      if (path.kind === 'redirect') return reply.redirect(path.location, 301);
      return send(request, reply, path);
    });

  const sendAdmin: SendPage = async (_request, reply, { pathname }) => {
    if (!app.isAdminPath(pathname)) return reply.redirect('/', 302);
    const nonce = randomBytes(16).toString('base64');
    const html = await app.renderAdminDocument({ nonce, assets: adminAssets });
    return reply
      .header('content-security-policy', adminPolicy(security, nonce))
      .type('text/html; charset=utf-8')
      .send(html);
  };
  at('/admin', 'no-store', sendAdmin);
  at('/admin/*', 'no-store', sendAdmin);

  at('/*', 'no-cache', async (request, reply, { pathname, query }) => {
    try {
      const address = { pathname, query: app.drawnQuery(pathname, query) };
      const { page, freshness } = await pages.read(address, request.ip);
      reply.header('x-content', describeFreshness(freshness));
      if (page.kind === 'redirect') return await reply.redirect(page.location, page.status);
      if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
      reply.header('content-security-policy', page.policy);
      answerCache.offer(reply, keepableMs(freshness));
      return await sendRepresentation(request, reply.code(page.status), page.representation);
    } catch (error) {
      if (error instanceof TooBusyError) return sendNotice(reply, NOTICES.busy, restaurant());
      request.log.error({ err: error, path: pathname }, 'A page could not be rendered.');
      return sendNotice(reply, NOTICES.broken, restaurant());
    }
  });
}
