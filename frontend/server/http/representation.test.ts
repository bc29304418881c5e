import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { stopClock } from '../testing/running-host';
import { Representation } from './representation';

const LINE = 'Gambas al ajillo, with garlic, chili and sherry: ';
const linesOf = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, at) => LINE + String(at ** 2)).join('\n'));

test('what is still requested after ten seconds is compressed again, harder, unless it is huge', async () => {
  const advance = stopClock();
  const [page, huge] = [linesOf(500), linesOf(10_000)].map((body) => new Representation(body, 'text/plain'));
  if (!page || !huge) throw new Error('There is nothing to compress.');
  const [first, firstHuge] = await Promise.all([page.encoded('br'), huge.encoded('br')]);
  advance(9_000);
  expect(await page.encoded('br')).toBe(first);
  advance(2_000);
  expect(await huge.encoded('br')).toBe(firstHuge);
  await vi.waitFor(async () => expect(await page.encoded('br')).not.toBe(first));
  const better = await page.encoded('br');
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better)).toEqual(page.body);
  expect(await huge.encoded('br')).toBe(firstHuge);
});
