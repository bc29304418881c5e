import type { FastifyInstance } from 'fastify';

/** An hour: crawlers need it no fresher, and a change of address is still soon known. */
const CACHING = 'public, max-age=3600';
/** What is not for search engines: the staff's pages, the CMS's panel and the calls of the API. */
const HIDDEN = ['/admin', '/cms', '/api'];

export interface SiteFilesOptions {
  /** Public origin, without a trailing slash. */
  publicOrigin: string;
  pagePaths: () => readonly string[];
}

/** Serves what search engines ask for first: where they may look, and which pages there are. */
export function addSiteFiles(host: FastifyInstance, { publicOrigin, pagePaths }: SiteFilesOptions): void {
  host.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', CACHING).type('text/plain; charset=utf-8').send(robotsText(publicOrigin)),
  );
  host.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', CACHING)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(publicOrigin, pagePaths())),
  );
}

/** The robots.txt (RFC 9309) of a site. */
export function robotsText(origin: string): string {
  const rules = ['Allow: /', ...HIDDEN.map((path) => `Disallow: ${path}`)];
  return `${['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** The sitemap (sitemaps.org, 0.9) of these pages. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages}</urlset>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
