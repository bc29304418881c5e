import { expect, test } from 'vitest';
import { renderings } from '../testing/fixture-app';
import { startHost } from '../testing/running-host';

const canonicalOf = (html: string) => /rel="canonical" href="(.*?)"/.exec(html)?.[1];

test('a page is rendered with the choice in its address, and only once for all spellings of it', async () => {
  const host = await startHost();
  renderings.clear();
  const [vegan, again, plain] = [
    await host.send('/menu?only=vegan'),
    await host.send('/menu?utm_source=x&only=VEGAN'),
    await host.send('/menu?utm_source=x'),
  ];
  expect(canonicalOf(vegan.text)).toBe('https://casa.example/menu?only=vegan');
  expect(again.headers.etag).toBe(vegan.headers.etag);
  expect(canonicalOf(plain.text)).toBe('https://casa.example/menu');
  expect(Object.fromEntries(renderings)).toMatchObject({ '/menu': 1, '/menu?only=vegan': 1 });
});

test('it shows a content change within a second', async () => {
  const host = await startHost();
  expect((await host.send('/menu?only=vegan')).text).toContain('USD');
  host.upstream.json('/api/menu/full', { currency: 'EUR' });
  await expect.poll(async () => (await host.send('/menu?only=vegan')).text).toContain('EUR');
});

test('a visitor who makes up many choices at once is asked to wait, and everyone else is answered', async () => {
  const host = await startHost();
  const flood = Array.from({ length: 30 }, (_, index) => host.send(`/slow?only=made-up-${index}`));
  expect((await host.send('/menu')).status).toBe(200);
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(refused[0]?.text).toContain('(617) 555-0199');
  // It may be a shared list or the drinks.
  expect(refused[0]?.text).not.toContain('filter');
  expect(refused[0]?.text).toContain('<a href="/menu">Open the full menu</a>');
  expect((await host.send('/menu?only=vegan')).status).toBe(200);
});
