import { describe, expect, it } from 'vitest';
import { startHost } from '../testing/running-host';
import { sitemapXml } from './site-files';

describe('what search engines ask for first', () => {
  it('is told with the public address, which is not the one that the host listens on', async () => {
    const host = await startHost();
    const robots = await host.send('/robots.txt');
    expect(robots.status).toBe(200);
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /cms',
      'Disallow: /api',
      '',
      'Sitemap: https://casa.example/sitemap.xml',
      '',
    ]);

    const sitemap = await host.send('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.headers['cache-control']).toBe('public, max-age=3600');
    expect(locations(sitemap.text)).toEqual(['https://casa.example/', 'https://casa.example/menu']);
  });

  it('stands while the CMS is down', async () => {
    const host = await startHost({ prepare: () => {} });
    await host.upstream.down();
    expect((await host.send('/robots.txt')).status).toBe(200);
    expect((await host.send('/sitemap.xml')).status).toBe(200);
  });

  it('is well-formed whatever an address holds', () => {
    expect(sitemapXml('https://casa.example', ['/a&b<c>"d\''])).toContain(
      '<loc>https://casa.example/a&amp;b&lt;c&gt;&quot;d&apos;</loc>',
    );
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}
