import { expect, test } from 'vitest';
import { isFileRead, publicReadKey } from './public-reads';

test.each([
  ['/api/menu/full', '/api/menu/full'],
  ['/api/menu/full?utm_source=mail', '/api/menu/full'],
  ['/api/site?', '/api/site'],
  ['/api/highlights?limit=10&date=2026-01-01', '/api/highlights?date=2026-01-01&limit=10'],
  ['/api/highlights?date=2026-01-01&x=1&limit=10', '/api/highlights?date=2026-01-01&limit=10'],
  ['/api/offers?limit=5&limit=6', '/api/offers?limit=5&limit=6'],
  ['/api/offers?limit=%35', '/api/offers?limit=5'],
  ['/api/events-specials?date=2026-01-01', '/api/events-specials'],
  ['/api/offers?limit=a%26b', '/api/offers?limit=a%26b'],
  ['/API/Menu/full/?x=1', '/api/menu/full'],
  ['/data/gallery.json?x=1', '/data/gallery.json'],
])('%s is cached as %s', (given, key) => {
  expect(publicReadKey(given)).toBe(key);
});

test.each([
  '/api/health',
  '/api/admin/menu',
  '/api/menu/full//',
  '/api/menu-items',
  '/menu',
  '',
  '//api/site',
  '/data/other.json',
  '/data/../data/gallery.json',
])('%s is not cached', (given) => {
  expect(publicReadKey(given)).toBeNull();
});

test('only the gallery is a file', () => {
  expect(['/data/gallery.json', '/api/site', '/data/other.json'].map(isFileRead)).toEqual([
    true,
    false,
    false,
  ]);
});
