import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['BR', 'br'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['x-gzip', 'gzip'],
])('%s chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
