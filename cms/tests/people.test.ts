import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cms, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { firstStaff, peopleOf } from './people';
import type { Reply } from './running-cms';

let people: ReturnType<typeof peopleOf>;
let owner: string;

startOwnCms();

beforeAll(async () => {
  people = peopleOf(cms);
  owner = (await people.signIn(firstStaff)).body.token;
});

const call = (method: string, path: string, body?: object, token = owner): Promise<Reply> =>
  cms.ask(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const welcome = (code: string, password = 'Cocina-2026'): Promise<Reply> =>
  cms.ask('/api/auth/welcome', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, password }),
  });

let invited = 0;
async function invite(role = 'host'): Promise<{ id: string; email: string; code: string }> {
  invited += 1;
  const email = `Invited-${invited}@casabodegon.example`;
  const { status, body } = await call('POST', '/admin/people', { email, name: 'Eva', role });
  expect(status).toBe(201);
  return { id: body.person.id, email, code: body.code };
}

async function join(role?: string): Promise<{ id: string; email: string; token: string }> {
  const { id, email, code } = await invite(role);
  return { id, email, token: (await welcome(code)).body.token };
}

const idOf = async (email: string): Promise<string> =>
  (await call('GET', '/admin/people')).body.items.find((each: { email: string }) => each.email === email).id;

it('all staff know their colleagues, but only by name', async () => {
  const host = await join('host');
  const blocked = await join('manager');
  await call('PATCH', `/admin/people/${blocked.id}`, { blocked: true });
  await people.add({ name: 'A guest' }, 'authenticated');
  const nameless = await people.add({}, 'host');
  await invite('manager');
  const { status, body } = await call('GET', '/admin/colleagues', undefined, host.token);
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [
      { id: host.id, name: 'Eva' },
      { id: (await people.stored(nameless.id)).documentId, name: 'No name' },
      { id: await idOf(firstStaff.email), name: 'Staff' },
    ],
  });
});

describe('an invitation', () => {
  it('makes an account that signs in with the password chosen by its link', async () => {
    const { id, email, code } = await invite('host');
    const before = (await call('GET', '/admin/people')).body.items;
    expect(before).toContainEqual({
      id,
      email: email.toLowerCase(),
      name: 'Eva',
      role: 'host',
      blocked: false,
      invited: true,
      invitation: null,
      lastSignIn: null,
      hasTwoStep: false,
    });
    expect(JSON.stringify(before)).not.toContain(code);
    expect((await people.signIn({ email, password: '' })).status).toBe(400);

    const reply = await welcome(code);
    expect(reply.body).toMatchObject({ token: expect.any(String), user: { id, role: 'host', name: 'Eva' } });
    expect((await people.signIn({ email, password: 'Cocina-2026' })).status).toBe(200);
    const { items } = (await call('GET', '/admin/people')).body;
    const shown = items.find((each: { id: string }) => each.id === id);
    expect(shown).toMatchObject({ invited: false, lastSignIn: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it('is good for one password, even if two choose at the same moment', async () => {
    const { code } = await invite();
    const replies = await Promise.all([welcome(code, 'first-of-two'), welcome(code, 'second-of-two')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await welcome(code)).body.message).toBe(
      'This link has been used or has expired. Ask for a new one.',
    );
  });

  it('ends after seven days, with a newer link, and with a block', async () => {
    const old = await invite();
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { documentId: old.id }, data: { link_ends: new Date(Date.now() - 1) } });
    expect((await welcome(old.code)).status).toBe(404);
    const invitation = async () =>
      (await call('GET', '/admin/people')).body.items.find(({ id }: { id: string }) => id === old.id)
        .invitation;
    expect(await invitation()).toBe('ended');

    const { body } = await call('POST', `/admin/people/${old.id}/link`);
    expect((await welcome(old.code)).status).toBe(404);
    await call('PATCH', `/admin/people/${old.id}`, { blocked: true });
    expect((await welcome(body.code)).status).toBe(404);
    const refused = await call('POST', `/admin/people/${old.id}/link`);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Unblock') } });
    await call('PATCH', `/admin/people/${old.id}`, { blocked: false });
    expect((await welcome(body.code)).status).toBe(404);
    expect(await invitation()).toBe('ended');
    const again = await call('POST', `/admin/people/${old.id}/link`);
    expect((await welcome(again.body.code)).status).toBe(200);
  });

  it.each(['short', 'x'.repeat(73), '', 'Cocina-1996\uD800'])(
    'refuses the password %j, and the link still works',
    async (password) => {
      const { code } = await invite();
      expect((await welcome(code, password)).status).toBe(400);
      expect((await welcome(code)).status).toBe(200);
    },
  );

  it('is refused for an address that has an account, in any case', async () => {
    const body = { email: firstStaff.email.toUpperCase(), name: 'Eva', role: 'host' };
    expect(await call('POST', '/admin/people', body)).toMatchObject({ status: 409 });
  });

  it('is the only kind of link if no mail server is set up', async () => {
    expect((await cms.ask('/api/auth/forgotten')).body).toEqual({ byMail: false });
    const asked = await call('POST', '/auth/forgotten', { email: firstStaff.email });
    expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ask an owner') } });
  });

  it('guesses are limited, and none costs the making of a hash', async () => {
    const hashed = vi.spyOn(cms.strapi.plugin('users-permissions').service('user'), 'ensureHashedPasswords');
    const address = '203.0.113.9';
    const guess = () =>
      cms.ask('/api/auth/welcome', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ code: 'guess', password: 'Cocina-2026' }),
      });
    let reply = await guess();
    for (let tries = 0; tries < 200 && reply.status === 404; tries += 1) reply = await guess();
    expect(reply.status).toBe(429);
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
  });
});

describe('what an owner changes', () => {
  it('takes effect at once for people who are signed in: another role, a block, the end of every sign-in', async () => {
    const { id, token } = await join('manager');
    const may = async () => (await call('GET', '/admin/offers', undefined, token)).status;
    expect(await may()).toBe(200);
    await call('PATCH', `/admin/people/${id}`, { role: 'host' });
    expect(await may()).toBe(403);
    await call('PATCH', `/admin/people/${id}`, { role: 'manager' });
    expect(await may()).toBe(200);
    expect((await call('POST', `/admin/people/${id}/sign-out`)).status).toBe(204);
    expect(await may()).toBe(401);
  });

  it('ends sign-ins for good with a block, and a link with a password or another email that the panel sets', async () => {
    const { id, token } = await join();
    const panel = await signInToPanel(cms);
    for (const blocked of [true, false]) {
      await call('PATCH', `/admin/people/${id}`, { blocked });
      expect((await people.me(token)).status).toBe(401);
    }
    const uid = 'plugin::users-permissions.user';
    const email = `moved-${id}@casabodegon.example`;
    const afterSaving = async (change: object) => {
      const { body } = await call('POST', `/admin/people/${id}/link`);
      expect((await panel.change(uid, id, change)).status).toBe(200);
      return (await welcome(body.code)).status;
    };
    expect(await afterSaving({ password: 'Barra-2026' })).toBe(404);
    expect(await afterSaving({ email })).toBe(404);
    expect(await afterSaving({ email, name: 'Eva Ríos' })).toBe(200);
  });

  it('removes an account with its sign-ins', async () => {
    const { id, token } = await join();
    expect((await call('DELETE', `/admin/people/${id}`)).status).toBe(204);
    expect((await people.me(token)).status).toBe(401);
    expect((await call('DELETE', `/admin/people/${id}`)).status).toBe(404);
  });

  it('never leaves the restaurant without an owner who can sign in', async () => {
    const first = await idOf(firstStaff.email);
    // Invited, but has no password yet.
    await invite('owner');
    for (const change of [{ role: 'manager' }, { blocked: true }])
      expect((await call('PATCH', `/admin/people/${first}`, change)).status).toBe(409);
    expect((await call('DELETE', `/admin/people/${first}`)).status).toBe(409);
    expect((await people.me(owner)).body.role).toBe('owner');
  });

  it('keeps one of two owners who demote each other at the same moment', async () => {
    const first = await idOf(firstStaff.email);
    const second = await join('owner');
    const replies = await Promise.all([
      call('PATCH', `/admin/people/${first}`, { role: 'manager' }, second.token),
      call('PATCH', `/admin/people/${second.id}`, { role: 'manager' }),
    ]);
    const roles = (
      await cms.strapi.db.query('plugin::users-permissions.user').findMany({
        where: { email: { $in: [firstStaff.email, second.email.toLowerCase()] } },
        populate: ['role'],
      })
    )
      .map(({ role }: { role: { type: string } }) => role.type)
      .sort();
    expect(roles).toEqual(['owner', 'staff']);
    expect(replies.map(({ status }) => status)).toContain(200);
    // The other tests continue with the first owner.
    const role = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'owner' } });
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { email: firstStaff.email }, data: { role: role.id } });
  });
});

describe('the history', () => {
  const historyOf = async (entry: string, token = owner) =>
    (await call('GET', `/admin/history?${new URLSearchParams({ entry, pageSize: '50' })}`, undefined, token))
      .body.items;
  const told = (items: Record<string, unknown>[]) => items.map(({ action }) => action).toReversed();

  it('tells who was invited by whom, signed in, was changed, signed out everywhere and deleted', async () => {
    const { id, email, token } = await join('host');
    await call('PATCH', `/admin/people/${id}`, { role: 'manager', blocked: true });
    await call('PATCH', `/admin/people/${id}`, { blocked: false });
    await call('POST', `/admin/people/${id}/link`);
    await call('POST', `/admin/people/${id}/sign-out`);
    const again = (await people.signIn({ email, password: 'Cocina-2026' })).body.token;
    const password = { current: 'Cocina-2026', password: 'Comedor-2026' };
    const { body } = await call('POST', '/admin/me/password', password, again);
    await call('POST', '/admin/logout/everywhere', undefined, body.token);
    await call('DELETE', `/admin/people/${id}`);
    const items = await historyOf(id);
    expect(told(items).join(', ')).toBe(
      'created, password-set, signed-in, changed, changed, link-made, signed-out, signed-in, password-set, signed-out, deleted',
    );
    expect(items.at(-1)).toMatchObject({
      kind: 'account',
      title: 'Eva',
      by: { kind: 'staff', name: 'Staff' },
    });
    expect(items.at(-2).by).toEqual({ kind: 'staff', id, name: 'Eva' });
    expect(items.at(-4).fields).toEqual([
      { name: 'blocked', label: 'Blocked', from: false, to: true },
      { name: 'role', label: 'Role', from: 'Host', to: 'Manager' },
    ]);
    for (const secret of [token, body.token, 'Comedor-2026', '$2'])
      expect(JSON.stringify(items)).not.toContain(secret);
  });

  it('tells what an administrator changes in the content panel', async () => {
    const { id } = await join();
    const panel = await signInToPanel(cms);
    await panel.change('plugin::users-permissions.user', id, { blocked: true });
    expect((await historyOf(id))[0]).toMatchObject({
      by: { kind: 'panel' },
      action: 'changed',
      fields: [{ name: 'blocked', from: false, to: true }],
    });
    // One is too short, and with the other nobody could sign in.
    for (const password of ['Barra-202', 'x'.repeat(73)]) {
      const reply = await panel.change('plugin::users-permissions.user', id, { password });
      expect(reply.body.error.details.errors[0].path).toEqual(['password']);
    }
    await panel.change('plugin::users-permissions.user', id, { password: 'Barra-2026' });
    expect((await historyOf(id))[0]).toMatchObject({ by: { kind: 'panel' }, action: 'password-set' });
  });

  it('lists refused sign-ins of an account, one entry an hour, and nothing that was typed', async () => {
    const { id, email } = await join();
    for (const password of ['typed-wrongly-1', 'typed-wrongly-2']) await people.signIn({ email, password });
    await expect.poll(async () => (await historyOf(id))[0]?.fields[1]?.to).toBe(2);
    const [refused, before] = await historyOf(id);
    expect(refused).toMatchObject({ action: 'refused', by: { kind: 'system', id: '', name: '' } });
    expect(refused.fields[0]).toEqual({ name: 'why', label: 'Reason', from: null, to: 'Wrong password' });
    expect(before.action).toBe('signed-in');
    await people.signIn({ email: 'not-an-account@casabodegon.example', password: 'typed-wrongly-3' });
    const rows = await cms.strapi.db.query('api::history.history-change').findMany();
    expect(JSON.stringify(rows)).not.toMatch(/typed-wrongly|not-an-account/);
  });

  it('of accounts is for owners only, and nothing in it can be restored', async () => {
    const { id, token } = await join('manager');
    const [change] = await historyOf(id);
    expect(await historyOf(id, token)).toEqual([]);
    const kind = await call('GET', '/admin/history?kind=account', undefined, token);
    expect(kind.body).toMatchObject({ items: [], total: 0 });
    const path = `/admin/history/${change.id}/restore`;
    expect((await call('POST', path, { version: 'before' })).status).toBe(404);
  });
});

describe('one’s own account', () => {
  it('is renamed', async () => {
    const { token } = await join();
    expect((await call('PATCH', '/admin/me', { name: 'Eva <b>' }, token)).body.name).toBe('Eva <b>');
    expect((await people.me(token)).body.name).toBe('Eva <b>');
  });

  it('changes its password with the current one, which ends every other sign-in', async () => {
    const { email, token } = await join();
    const change = (current: string) =>
      call('POST', '/admin/me/password', { current, password: 'Comedor-2026' }, token);
    expect(await change('wrong')).toMatchObject({
      status: 400,
      body: { message: 'This is not your current password.' },
    });
    const { body } = await change('Cocina-2026');
    expect((await people.me(token)).status).toBe(401);
    expect((await people.me(body.token)).status).toBe(200);
    expect((await people.signIn({ email, password: 'Comedor-2026' })).status).toBe(200);
  });

  it('is signed out everywhere', async () => {
    const { email, token } = await join();
    const other = (await people.signIn({ email, password: 'Cocina-2026' })).body.token;
    expect((await call('POST', '/admin/logout/everywhere', undefined, token)).status).toBe(204);
    expect((await people.me(token)).status).toBe(401);
    expect((await people.me(other)).status).toBe(401);
  });
});
