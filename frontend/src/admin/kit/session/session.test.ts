// @vitest-environment jsdom
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoredToken, readStoredUser } from '../../../api/session-token';
import { servePage } from '../../../testing/page-server';
import { ANA, storeSession, tokenOf } from '../../../testing/admin/session';
import { learnUser, signIn, signOut } from './session';
import { endSession, readSession, readSessionEnd } from './session-store';

const HOUR = 3_600_000;
let answers: Record<string, { status: number; body?: unknown; headers?: Record<string, string> }>;

function send(outgoing: ServerResponse, path: string) {
  const { status, body = {}, headers = {} } = answers[path] ?? { status: 404 };
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  outgoing.end(JSON.stringify(body));
}

const server = servePage((incoming, outgoing) => send(outgoing, incoming.url ?? ''));
beforeEach(() => {
  const token = tokenOf(Date.now() + 8 * HOUR);
  answers = {
    '/api/auth/login': { status: 200, body: { token, user: ANA } },
    '/api/admin/me': { status: 200, body: ANA },
    '/api/admin/logout': { status: 204 },
  };
});
afterEach(() => endSession('signed-out'));

const failure = (promise: Promise<unknown>) => promise.catch((caught: unknown) => caught);

describe('signing in', () => {
  it('stores token and user once the token has been tried', async () => {
    expect(await signIn('ana@casabodegon.example', ' pass word ')).toEqual(ANA);
    const [login, me] = server.seen;
    expect(JSON.parse(login?.body ?? '')).toEqual({
      email: 'ana@casabodegon.example',
      password: ' pass word ',
    });
    expect(login?.headers.authorization).toBeUndefined();
    expect(me).toMatchObject({ url: '/api/admin/me', method: 'GET' });
    expect(me?.headers.authorization).toBe(`Bearer ${readStoredToken()}`);
    expect([readSession()?.user, readStoredUser()]).toEqual([ANA, JSON.stringify(ANA)]);
  });

  it.each([
    ['a wrong password', { '/api/auth/login': { status: 401 } }, 'unauthorized'],
    [
      'too many attempts',
      { '/api/auth/login': { status: 429, headers: { 'Retry-After': '60' } } },
      'rate-limited',
    ],
    ['a server without its database', { '/api/auth/login': { status: 503 } }, 'server'],
    ['an account that is no staff’s', { '/api/admin/me': { status: 403 } }, 'forbidden'],
    ['no token', { '/api/auth/login': { status: 200, body: { user: ANA } } }, 'malformed'],
    [
      'a token without an end',
      { '/api/auth/login': { status: 200, body: { token: 'a.b.c', user: ANA } } },
      'malformed',
    ],
    ['something else altogether', { '/api/auth/login': { status: 200, body: '<html>' } }, 'malformed'],
  ])('with %s keeps nothing', async (_, changed, kind) => {
    Object.assign(answers, changed);
    expect(await failure(signIn('ana@casabodegon.example', 'x'))).toMatchObject({ kind });
    expect([readStoredToken(), readStoredUser(), readSession()]).toEqual([null, null, null]);
  });

  it('a failed attempt leaves an earlier sign-in as it is', async () => {
    const token = storeSession(60);
    answers['/api/auth/login'] = { status: 401 };
    expect(await failure(signIn('luis@casabodegon.example', 'x'))).toMatchObject({ kind: 'unauthorized' });
    expect(readStoredToken()).toBe(token);
  });

  it.each([
    ['three minutes ahead', -3 * 60_000],
    ['three minutes behind', 3 * 60_000],
    ['a day ahead', -24 * HOUR],
  ])('holds for the whole time where this clock is %s', async (_, offset) => {
    const serverNow = Date.now() + offset;
    const token = tokenOf(serverNow + 8 * HOUR, serverNow);
    answers['/api/auth/login'] = { status: 200, body: { token, user: ANA } };
    await signIn('ana@casabodegon.example', 'x');
    const left = (readSession()?.endsAt.getTime() ?? 0) - Date.now();
    expect(Math.abs(left - 8 * HOUR)).toBeLessThan(5_000);
  });
});

describe('signing out', () => {
  it('removes token and user at once, and revokes the token on the server', async () => {
    const token = storeSession(60);
    const told = signOut();
    expect([readStoredToken(), readStoredUser(), readSessionEnd()]).toEqual([null, null, 'signed-out']);
    await told;
    expect(server.seen).toMatchObject([{ method: 'POST', url: '/api/admin/logout' }]);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(readSessionEnd()).toBe('signed-out');
  });

  it.each([
    [401, 'signed-out'],
    [503, 'signed-out-untold'],
  ])('knows what an answer of %d means', async (status, end) => {
    answers['/api/admin/logout'] = { status };
    storeSession(60);
    await signOut();
    expect(readSessionEnd()).toBe(end);
  });

  it('reports nothing about the last sign-in once there is a new one', async () => {
    answers['/api/admin/logout'] = { status: 503 };
    storeSession(60);
    const told = signOut();
    await signIn('ana@casabodegon.example', 'x');
    await told;
    expect(readSessionEnd()).toBeNull();
  });
});

describe('the signed-in user', () => {
  it('is fetched if the browser has not stored it', async () => {
    storeSession(60);
    localStorage.removeItem('admin_user');
    await learnUser();
    expect(readSession()?.user).toEqual(ANA);
  });

  it('remains unknown without an answer', async () => {
    storeSession(60);
    localStorage.removeItem('admin_user');
    answers['/api/admin/me'] = { status: 500 };
    await learnUser();
    expect(readSession()?.user).toBeNull();
  });
});
