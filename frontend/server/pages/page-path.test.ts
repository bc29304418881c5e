import { expect, test } from 'vitest';
import { pagePathOf } from './page-path';

test.each(['/', '/menu', '/5-tapas', '/a/b', '/caf%C3%A9'])('%s is the canonical spelling', (pathname) => {
  expect(pagePathOf(pathname)).toEqual({ kind: 'page', pathname, query: '' });
  expect(pagePathOf(`${pathname}?promo=1`)).toEqual({ kind: 'page', pathname, query: '?promo=1' });
});

test('the address of a full table is a page', () => {
  const query = `?list=${'d'.repeat(7_000)}`;
  expect(pagePathOf(`/our-table${query}`)).toEqual({ kind: 'page', pathname: '/our-table', query });
});

test.each([
  ['/menu/', '/menu'],
  ['/menu/?promo=1', '/menu?promo=1'],
  ['/menu///', '/menu'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//menu', '/evil.example/menu'],
  ['/..//evil.example', '/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['/a/%2e%2e//evil.example', '/evil.example'],
  ['/menu/../drinks', '/drinks'],
  ['/%6Denu', '/menu'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%2e%2e%2f%2f/evil.example', '/..%2F%2F/evil.example'],
  ['/../../etc/passwd', '/etc/passwd'],
])('%s redirects to %s', (given, location) => {
  expect(pagePathOf(given)).toEqual({ kind: 'redirect', location });
});

test.each([
  '/%',
  '/%zz',
  '/%C3',
  '/\\evil.example',
  '/\\evil.example/',
  'http://evil.example/',
  '*',
  `/${'a'.repeat(8_200)}`,
])('%s is malformed', (given) => {
  expect(pagePathOf(given)).toEqual({ kind: 'malformed' });
});
