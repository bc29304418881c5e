import { expect, test } from 'vitest';
import { drawings } from '../testing/fixture-app';
import { answerAll, pause, startHost } from '../testing/running-host';

const drawn = (path: string) => drawings.get(path) ?? 0;

test('shows a change at most a second after it was made', async () => {
  const host = await startHost();
  expect((await host.send('/menu')).text).toContain('USD');
  host.upstream.json('/api/menu/full', { currency: 'EUR' });
  await pause(1000);
  const { text, headers } = await host.send('/menu');
  expect(text).toContain('EUR');
  expect(headers['x-content']).toBe('fresh; age=0');
});

test('draws a page again only when its content changed', async () => {
  const host = await startHost();
  await host.send('/menu');
  const before = drawn('/menu');
  await pause(1050);
  await Promise.all(Array.from({ length: 20 }, () => host.send('/menu')));
  expect(host.upstream.requestsFor('/api/menu/full').map(({ status }) => status)).toEqual([200, 304]);
  expect(drawn('/menu')).toBe(before);
  host.upstream.json('/api/site', { name: 'Changed' });
  await pause(1050);
  await Promise.all(Array.from({ length: 20 }, () => host.send('/menu')));
  expect(drawn('/menu')).toBe(before + 1);
});

test('draws a page once for a hundred readers', async () => {
  const host = await startHost();
  const before = drawn('/slow');
  const answers = await Promise.all(Array.from({ length: 100 }, () => host.send('/slow')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(drawn('/slow')).toBe(before + 1);
});

test('asks the CMS once for a hundred readers', async () => {
  const host = await startHost({
    prepare: (upstream) => {
      answerAll(upstream);
      upstream.json('/api/menu/full', { currency: 'USD' }, { delayMs: 100 });
    },
  });
  await Promise.all(Array.from({ length: 100 }, () => host.send('/menu')));
  expect(host.upstream.requestsFor('/api/menu/full')).toHaveLength(1);
});

test('an unknown query parameter splits nothing, and stays out of the canonical link', async () => {
  const host = await startHost();
  await host.send('/menu');
  const before = drawn('/menu');
  const { status, text } = await host.send('/menu?utm_source=mail&promo=1');
  expect(status).toBe(200);
  expect(text).toContain('<link rel="canonical" href="https://casa.example/menu"/>');
  expect(drawn('/menu')).toBe(before);
});
