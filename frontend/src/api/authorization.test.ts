import { describe, expect, it } from 'vitest';
import { bearer, carriesToken, withAuthorization } from './authorization';

describe('carriesToken', () => {
  it.each<[string, boolean, boolean]>([
    ['/api/admin/menu', false, true],
    ['/api/admin', false, true],
    ['/api/admin?page=2', false, true],
    ['/api/admin/menu/1', true, true],
    ['/api/menu/full', false, false],
    ['/api/menu/full', true, true],
    ['/api/auth/me', true, true],
    ['/api/auth/login', false, false],
    ['/api/auth/login', true, false],
    ['/api/auth/login/', true, false],
    ['/api/auth/login?next=/api/admin', true, false],
    ['/api/admin/../auth/login', true, false],
    ['/api/admin/%2e%2e/menu/full', false, false],
    ['/api/menu/full?from=/api/admin', false, false],
    ['/uploads/api/admin', false, false],
    ['/', false, false],
  ])('%s, flagged %j: %j', (path, needsAuth, expected) => {
    expect(carriesToken(path, needsAuth)).toBe(expected);
  });
});

describe('bearer', () => {
  it.each([
    ['abc.def.ghi', 'Bearer abc.def.ghi'],
    ['Bearer abc.def.ghi', 'Bearer abc.def.ghi'],
    ['bearer   abc', 'Bearer abc'],
    ['  Bearer Bearer abc ', 'Bearer abc'],
    ['bearerabc', 'Bearer bearerabc'],
    ['', null],
    ['Bearer', null],
    ['Bearer  ', null],
    ['abc\r\nX-Evil: 1', null],
    ['abc def', null],
    [null, null],
  ])('makes of %j %j', (stored, header) => {
    expect(bearer(stored)).toBe(header);
  });
});

describe('withAuthorization', () => {
  const given = { authorization: 'Bearer stale', AUTHORIZATION: 'Basic x', 'X-Page-Path': '/contact' };

  it('removes what the caller gave, in any case', () => {
    expect(withAuthorization(given, null)).toEqual({ 'X-Page-Path': '/contact' });
  });

  it('leaves the token’s header as the only one', () => {
    expect(withAuthorization(given, 'Bearer fresh')).toEqual({
      'X-Page-Path': '/contact',
      Authorization: 'Bearer fresh',
    });
  });
});
