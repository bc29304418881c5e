import { expect, test } from 'vitest';
import { isCrossSite } from './form-request';

const SITE = 'https://casa.example';

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'http://10.0.0.7:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'https://casa.example.evil.example' }, true],
  [{ origin: 'https://shop.casa.example', 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'null' }, true],
])('%j is foreign: %s', (headers, expected) => {
  expect(isCrossSite({ headers, host: '10.0.0.7:3000' }, SITE)).toBe(expected);
});
