import { describe, expect, it } from 'vitest';
import { loginPathTo, ownPath } from './own-path';

it('the sign-in’s address contains the full path and returns it', () => {
  const path = '/admin/menu/new?from=a%26b&x=1#price';
  const login = loginPathTo(path);
  expect(login).toBe('/admin/login?redirect=%2Fadmin%2Fmenu%2Fnew%3Ffrom%3Da%2526b%26x%3D1%23price');
  expect(ownPath(new URL(login, 'https://casa.example').searchParams.get('redirect'))).toBe(path);
});

describe('after the sign-in', () => {
  it.each([
    '/admin',
    '/admin?x=1',
    '/admin/menu',
    '/admin/menu/new?category=c1#name',
    '/admin/contacts?search=caf%C3%A9%20%2F%2Fevil',
    '/admin/offers?next=https://evil.example',
  ])('%s is gone to', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    [null],
    [''],
    ['menu'],
    ['/'],
    ['/menu'],
    ['/api/admin/me'],
    ['/administrator'],
    ['/admin.evil.example'],
    ['//evil.example'],
    ['//evil.example/admin/menu'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/admin\\..\\..\\\\evil.example'],
    ['https://evil.example/admin/menu'],
    ['https:/admin/menu'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['javascript:alert(1)///admin/menu'],
    ['data:text/html,x'],
    ['%2F%2Fevil.example'],
    ['/%2Fevil.example'],
    ['/%5Cevil.example'],
    ['/admin/%2F%2Fevil.example'],
    ['/admin/%5C%5Cevil.example'],
    ['/admin/..//evil.example'],
    ['/admin/../..//evil.example'],
    ['/admin/%2e%2e//evil.example'],
    ['/admin/../menu'],
    ['/admin//evil.example'],
    ['/\tadmin/menu'],
    ['/\t/evil.example'],
    ['/admin/\n/evil.example'],
    [' /admin/menu'],
    ['\u0000/admin/menu'],
    ['/admin/menu\u0000'],
    ['/admin/%zz'],
    ['/admin/login'],
    ['/admin/login/'],
    ['/admin/login?redirect=/admin/login'],
    ['/admin/Login'],
    ['/ADMIN/login'],
    ['/admin/%6Cogin'],
    ['/admin/menu/../login'],
    ['/admin/./login#x'],
  ])('%j counts as none', (path) => {
    expect(ownPath(path)).toBe('/admin');
  });
});
