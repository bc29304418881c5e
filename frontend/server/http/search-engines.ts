import type { FastifyInstance } from 'fastify';
import type { HostParts } from '../host-parts';
import { escapeMarkup } from '../pages/notice-page';

const HIDDEN = ['/admin', '/cms', '/api'];
const HIDDEN_PATH = new RegExp(`^(?:${HIDDEN.join('|')})(?:[/?]|$)`);
const ROBOTS = 'noindex, nofollow, noarchive';
const CACHING = 'public, max-age=3600';
/** RFC 9116 asks for less than a year. */
const CONTACT_EXPIRES_MS = 180 * 24 * 3_600_000;

/** robots.txt stops crawling, but does not stop a page that others link to from being listed. */
export function hideFromSearch(host: FastifyInstance): void {
  host.addHook('onRequest', async (request, reply) => {
    if (HIDDEN_PATH.test(request.url)) reply.header('x-robots-tag', ROBOTS);
  });
}

export function addSiteFiles(host: FastifyInstance, { app, environment }: HostParts): void {
  const { publicOrigin } = environment;
  const at = (path: string, type: string, text: () => string) =>
    host.get(path, async (_request, reply) =>
      reply.header('cache-control', CACHING).type(`${type}; charset=utf-8`).send(text()),
    );
  at('/robots.txt', 'text/plain', () => robotsText(publicOrigin));
  at('/.well-known/security.txt', 'text/plain', () => securityText(publicOrigin));
  at('/sitemap.xml', 'application/xml', () => sitemapXml(publicOrigin, app.pagePaths()));
}

function robotsText(origin: string): string {
  const rules = ['Allow: /', ...HIDDEN.map((path) => `Disallow: ${path}`)];
  return `${['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** Where to report a vulnerability: RFC 9116. */
function securityText(origin: string): string {
  const lines = {
    Contact: `${origin}/contact`,
    Expires: new Date(Date.now() + CONTACT_EXPIRES_MS).toISOString(),
    'Preferred-Languages': 'en, es',
    Canonical: `${origin}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

export function sitemapXml(origin: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages}</urlset>
`;
}
