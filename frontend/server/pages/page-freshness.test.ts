import { expect, test } from 'vitest';
import { renderings } from '../testing/fixture-app';
import { startHost, stopClock } from '../testing/running-host';

const rendered = (path: string) => renderings.get(path) ?? 0;

test('shows a change at most a second after it was made', async () => {
  const advance = stopClock();
  const host = await startHost();
  expect((await host.send('/menu')).text).toContain('USD');
  host.upstream.json('/api/menu/full', { currency: 'EUR' });
  advance(1000);
  // The clock is frozen: even if a busy machine makes the host stop waiting for the CMS, it is still the same second.
  await expect.poll(async () => (await host.send('/menu')).text).toContain('EUR');
  expect((await host.send('/menu')).headers['x-content']).toBe('fresh; age=0');
});

test('uses the newest copy of each answer, even if one of them had to be waited for', async () => {
  const advance = stopClock();
  const host = await startHost();
  await host.send('/');
  await host.send('/menu');
  advance(1000);
  await host.send('/');
  advance(500);
  await host.send('/menu');
  // Now the site is due, and the menu can be fetched ahead of time.
  host.upstream.json('/api/site', { name: 'Casa' }, { delayMs: 200 });
  host.upstream.json('/api/menu/full', { currency: 'EUR' });
  advance(600);
  expect((await host.send('/menu')).text).toContain('EUR');
});

test('renders a page again only when its content changed', async () => {
  const advance = stopClock();
  const host = await startHost();
  await host.send('/menu');
  const before = rendered('/menu');
  advance(1000);
  await Promise.all(Array.from({ length: 20 }, () => host.send('/menu')));
  expect(host.upstream.requestsFor('/api/menu/full').map(({ status }) => status)).toEqual([200, 304]);
  expect(rendered('/menu')).toBe(before);
  host.upstream.json('/api/site', { name: 'Changed' });
  advance(1000);
  await Promise.all(Array.from({ length: 20 }, () => host.send('/menu')));
  expect(rendered('/menu')).toBe(before + 1);
});

test('a page that is rendered again and differs only in the time is the same page', async () => {
  const advance = stopClock();
  const host = await startHost();
  const { headers, text } = await host.send('/menu');
  const before = rendered('/menu');
  advance(61_000);
  expect((await host.send('/menu')).text).toBe(text);
  expect(rendered('/menu')).toBe(before + 1);
  const known = { 'if-none-match': headers['etag'] };
  expect((await host.send('/menu', { headers: known })).status).toBe(304);
});

test('renders a page once for a hundred readers', async () => {
  const host = await startHost();
  const before = rendered('/slow');
  const answers = await Promise.all(Array.from({ length: 100 }, () => host.send('/slow')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(rendered('/slow')).toBe(before + 1);
});

test('an unknown query parameter creates no second copy and is not in the canonical link', async () => {
  const host = await startHost();
  await host.send('/menu');
  const before = rendered('/menu');
  const { status, text } = await host.send('/menu?utm_source=mail&promo=1');
  expect(status).toBe(200);
  expect(text).toContain('<link rel="canonical" href="https://casa.example/menu"/>');
  expect(rendered('/menu')).toBe(before);
});
