import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isAdminPath, SCREEN_PATHS } from '../../admin/kit/layout/admin-screens';
import { LOGIN_PATH } from '../../admin/kit/session/own-path';
import { adminRoutes } from './admin-routes';

const routes = adminRoutes();
const matched = (path: string) => matchRoutes(routes, path) ?? [];
const isGuarded = (path: string) => matched(path).some(({ route }) => route.path === '/admin');
const leafOf = (path: string): RouteObject | undefined => matched(path).at(-1)?.route;

const screens = SCREEN_PATHS.map((path) => `/admin/${path.replace(':id', 'abc123')}`);

test.each(screens)('%s is an admin screen behind the guard', (path) => {
  expect(isAdminPath(path)).toBe(true);
  expect(isGuarded(path)).toBe(true);
  expect(leafOf(path)?.handle).toEqual({ isAdmin: true, access: 'staff' });
});

test('the sign-in needs no guard', () => {
  expect(isAdminPath(LOGIN_PATH)).toBe(true);
  expect(isGuarded(LOGIN_PATH)).toBe(false);
  expect(leafOf(LOGIN_PATH)?.handle).toEqual({ isAdmin: true, access: 'public' });
});

test('/admin redirects to the menu, behind the guard', () => {
  expect(isAdminPath('/admin')).toBe(true);
  expect(isGuarded('/admin')).toBe(true);
  expect(leafOf('/admin')?.index).toBe(true);
});

test.each(['/admin/nothing', '/admin/menu/a/b', '/admin/Menu', '/admins', '/'])(
  '%s is nothing of the admin’s, for the host and for the router',
  (path) => {
    expect(isAdminPath(path)).toBe(false);
    expect(leafOf(path)?.path).toBe('*');
  },
);

test.each(['new', 'categories'])('menu/%s is not treated as a dish’s id', (name) => {
  expect(leafOf(`/admin/menu/${name}`)?.path).toBe(`menu/${name}`);
});
