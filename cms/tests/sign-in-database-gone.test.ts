import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cms, startUnusedCms } from './own-cms';
import { firstStaff, peopleOf } from './people';

startUnusedCms({ LOGIN_PER_ACCOUNT: '1', LOGIN_PER_ADDRESS: '2' }, 'database');

let people: ReturnType<typeof peopleOf>;
let token: string;

beforeAll(async () => {
  people = peopleOf(cms);
  token = (await people.signIn(firstStaff)).body.token;
});

const unavailable = { status: 503, body: { status: 503, error: 'ServiceUnavailableError' } };
const post = (path: string, body: object, bearer?: string) =>
  cms.ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.1',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
const panelOwner = { email: 'owner@casabodegon.example', password: 'Cocina-1996' };
const userService = () => cms.strapi.plugin('users-permissions').service('user');

describe('a good token is never called a bad one', () => {
  it('while the database is gone, nor is a sign-in refused or counted', async () => {
    expect((await people.me(token)).status).toBe(200);
    await cms.strapi.db.connection.destroy();
    expect(await people.me(token)).toMatchObject(unavailable);
    expect(await people.signIn({ ...firstStaff, password: 'wrong' })).toMatchObject(unavailable);
    expect(await people.signIn(firstStaff)).toMatchObject(unavailable);
    expect((await post('/admin/login', panelOwner)).status).toBeGreaterThanOrEqual(500);
    expect(await post('/api/auth/welcome', { code: 'made-up', password: 'Comedor-2026' })).toMatchObject(
      unavailable,
    );
    cms.strapi.db.connection.initialize();
    expect(cms.takeErrors()).toEqual([expect.stringContaining('The sign-in could not be looked up')]);
    expect((await people.me(token)).status).toBe(200);
    expect((await people.signIn(firstStaff)).status).toBe(200);
    expect((await post('/admin/login', panelOwner)).status).toBe(200);
    expect((await post('/api/auth/welcome', { code: 'made-up', password: 'Comedor-2026' })).status).toBe(404);
  });

  it('nor is a password that could not be compared counted as wrong', async () => {
    const passwords = cms.service('auth/services/passwords', 'passwords');
    const calls = [
      ['/api/admin/me/password', { current: 'wrong', password: 'Comedor-2026' }],
      ['/api/admin/me/two-step', { password: 'wrong' }],
    ] as const;
    for (const [path, body] of calls) {
      vi.spyOn(passwords, 'fits').mockRejectedValueOnce(new Error('the thread has ended'));
      expect((await post(path, body, token)).status).toBe(500);
      expect(cms.takeErrors()).toHaveLength(1);
      expect((await people.signIn(firstStaff)).status).toBe(200);
    }
  });

  it('if the database fails only once, midway', async () => {
    vi.spyOn(userService(), 'fetchAuthenticatedUser').mockRejectedValueOnce(new Error('connection lost'));
    expect(await people.me(token)).toMatchObject(unavailable);
    expect(cms.takeErrors()).toHaveLength(1);
    expect((await people.me(token)).status).toBe(200);
  });

  it('if the database hangs: it times out after two seconds', async () => {
    const { db } = cms.strapi;
    const query = db.query.bind(db);
    const hanging = vi
      .spyOn(db, 'query')
      .mockImplementation(((uid: 'plugin::users-permissions.user') =>
        uid === 'plugin::users-permissions.user'
          ? { findOne: () => new Promise(() => undefined) }
          : query(uid)) as never);
    expect(await people.me(token)).toMatchObject(unavailable);
    expect(await people.signIn(firstStaff)).toMatchObject(unavailable);
    hanging.mockRestore();
    expect(cms.takeErrors()).toEqual([expect.stringContaining('No answer in time')]);
    expect((await people.me(token)).status).toBe(200);
  });
});

it('a bad token is still refused while the database works', async () => {
  for (const bad of ['nonsense', `${token}x`, token.replace(/\.[^.]+$/, '.')]) {
    expect((await people.me(bad)).status).toBe(401);
  }
});
