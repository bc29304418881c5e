import { expect, test } from 'vitest';
import { startHost } from '../testing/running-host';
import { pathRefusal } from './path-check';

test.each([
  '/cms',
  '/cms/',
  '/cms?x=//',
  '/cms/admin',
  '/cms/admin/auth/login?redirectTo=%2Fcms%2Fadmin',
  '/cms/content-manager/collection-types/api::menu-item.menu-item?page=1',
  '/cms/content-manager/collection-types/api%3A%3Adrink.drink/a..b',
  '/cms/upload/files/1',
  '/cms/uploads/a%20b_1.jpg',
  '/cms/users-permissions/roles',
  '/api/menu/full',
  '/api/admin/menu?search=a%2Fb',
  '/uploads/pulpo_1.jpg',
])('%s goes to the CMS', (url) => {
  expect(pathRefusal(url)).toBeNull();
});

test.each([
  '/cms/api',
  '/cms/api/menu/full',
  '/cms/api?x',
  '/cms//api/menu/full',
  '/cms/%61pi/menu/full',
  '/cms/./api/menu/full',
  '/cms/admin/../api/menu/full',
  '/cms/admin/%2e%2e/api/menu/full',
  '/cms/admin%2f..%2fapi',
  '/cms/API/menu/full',
  '/cms/_health',
  '/cms/adminapi',
  '/cms/%2f%2fetc',
  '/cms/%2F',
  '/cms/%5c%5cetc',
  '/cms/admin/%00',
  '/%63ms/api/menu/full',
  '/%61pi/menu/full',
])('%s is not a valid address', async (url) => {
  expect(pathRefusal(url)).toBe(404);
});

test.each(['/api/./menu/full', '/api//menu/full', '/api/menu%2ffull', '/uploads//a.jpg', '/api/%2e%2e/x'])(
  '%s is ambiguous',
  (url) => {
    expect(pathRefusal(url)).toBe(400);
  },
);

test('the API is not reachable below the panel, however it is spelled', async () => {
  const host = await startHost();
  host.upstream.json('/api/site', {});
  const seen = host.upstream.seen.length;
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    for (const path of ['/cms/api/site', '/cms/%61pi/site', '/cms/%2f%2fetc']) {
      const { status, headers, text } = await host.send(path, { method });
      expect({ status, ...JSON.parse(text) }, path).toEqual({
        status: 404,
        error: 'NotFoundError',
        message: 'There is nothing at this address.',
      });
      expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    }
  }
  expect(host.upstream.seen.slice(seen).filter(({ headers }) => 'x-forwarded-for' in headers)).toEqual([]);
});
