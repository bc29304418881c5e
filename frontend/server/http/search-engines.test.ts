import { describe, expect, it, test } from 'vitest';
import { answerAll, startHost } from '../testing/running-host';
import { sitemapXml } from './search-engines';

describe('robots.txt and the sitemap', () => {
  it('use the public address, not the one the host listens on', async () => {
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

  it('are served while the CMS is down', async () => {
    const host = await startHost({ prepare: () => {} });
    await host.upstream.down();
    expect((await host.send('/robots.txt')).status).toBe(200);
    expect((await host.send('/sitemap.xml')).status).toBe(200);
  });

  it('are well-formed whatever an address contains', () => {
    expect(sitemapXml('https://casa.example', ['/a&b<c>"d\''])).toContain(
      '<loc>https://casa.example/a&#38;b&#60;c&#62;&#34;d&#39;</loc>',
    );
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

test('security.txt says where to report a vulnerability, and expires in less than a year', async () => {
  const host = await startHost();
  const { status, headers, text } = await host.send('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', ...rest] = text.trim().split('\n');
  expect([contact, ...rest]).toEqual([
    'Contact: https://casa.example/contact',
    'Preferred-Languages: en, es',
    'Canonical: https://casa.example/.well-known/security.txt',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('only paths for staff and programs are hidden from search engines', async () => {
  const host = await startHost({
    prepare: (upstream) => {
      answerAll(upstream);
      upstream.status('/admin', 200, '<html>', { 'content-type': 'text/html' });
    },
  });
  const tagOf = async (path: string) => (await host.send(path)).headers['x-robots-tag'];
  for (const path of ['/cms/admin', '/cms/nothing', '/admin/login', '/api/site', '/api/nothing'])
    expect(await tagOf(path), path).toBe('noindex, nofollow, noarchive');
  for (const path of ['/', '/menu', '/sitemap.xml', '/cmsx', '/apidocs'])
    expect(await tagOf(path), path).toBeUndefined();
});
