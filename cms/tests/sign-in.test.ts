import { beforeAll, describe, expect, it } from 'vitest';
import { cms, startUnusedCms } from './own-cms';
import { firstStaff, peopleOf } from './people';
import { signInToPanel } from './panel-session';
import { seeComparisons } from './seen-comparisons';
import { sign } from './wrong-persons';

startUnusedCms({ LOGIN_PER_ADDRESS: '1000' }, 'passwords');

let people: ReturnType<typeof peopleOf>;

beforeAll(async () => {
  people = peopleOf(cms);
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const refused = {
  status: 401,
  error: 'UnauthorizedError',
  message: 'The email address or the password is wrong.',
};

describe('with the right password', () => {
  it('gives a token for eight hours, and its account', async () => {
    const reply = await people.signIn(firstStaff);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      token: expect.any(String),
      user: {
        id: expect.stringMatching(/^[a-z0-9]{24}$/),
        email: firstStaff.email,
        name: 'Staff',
        role: 'owner',
      },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { exp, iat } = claimsOf(reply.body.token) as { exp: number; iat: number };
    expect(exp - iat).toBe(8 * 60 * 60);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);

    const me = await people.me(reply.body.token);
    expect(me).toMatchObject({ status: 200, body: reply.body.user });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  it('reveals nothing about the password or its hash', async () => {
    const user = await people.add();
    const { body, text } = await people.signIn(user);
    const { password } = await people.stored(user.id);
    expect(Object.keys(claimsOf(body.token)).sort()).toEqual(['exp', 'iat', 'id', 'jti', 'pw']);
    for (const secret of [password, user.password]) {
      expect(text).not.toContain(secret);
      expect(JSON.stringify(claimsOf(body.token))).not.toContain(secret);
    }
  });

  it('takes the email in any case, with space around it', async () => {
    expect((await people.signIn({ ...firstStaff, email: ' STAFF@CasaBodegon.Example ' })).status).toBe(200);
  });

  it('takes an email that the panel was given in capitals', async () => {
    const panel = await signInToPanel(cms);
    const { id: role } = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'staff' } });
    const made = await panel.create('plugin::users-permissions.user', {
      username: 'ana',
      email: 'Ana@CasaBodegon.Example',
      password: 'Cocina-1996',
      confirmed: true,
      blocked: false,
      role: { connect: [{ id: role }] },
    });
    expect(made.status, made.text).toBe(201);
    const reply = await people.signIn({ email: 'Ana@CasaBodegon.Example', password: 'Cocina-1996' });
    expect(reply.body.user).toMatchObject({
      email: 'ana@casabodegon.example',
      name: 'ana@casabodegon.example',
    });
    expect((await people.me(reply.body.token)).status).toBe(200);
  });

  it('finds an account whose email was once stored in capitals', async () => {
    const { id, email, password } = await people.add();
    await cms.strapi.db.connection('up_users').where({ id }).update({ email: email.toUpperCase() });
    expect((await people.stored(id)).email).toBe(email.toUpperCase());
    const { token } = (await people.signIn({ email, password })).body;
    expect((await people.me(token)).status).toBe(200);
  });

  it('lets another role in, though not to the staff calls', async () => {
    const guest = await people.add({}, 'authenticated');
    const { status, body } = await people.signIn(guest);
    expect(status).toBe(200);
    expect((await people.me(body.token)).status).toBe(403);
  });
});

describe('refuses in one sentence', () => {
  const cases: [string, () => Promise<{ email: string; password: string }>][] = [
    ['a wrong password', async () => ({ ...(await people.add()), password: 'Cocina-1997' })],
    ['an unknown email', async () => ({ email: 'nobody@casabodegon.example', password: 'Cocina-1996' })],
    ['half a character', async () => ({ ...(await people.add()), password: 'Cocina-\uD800' })],
    ['something that is not an email', async () => ({ email: '%', password: 'Cocina-1996' })],
    ['a blocked account', () => people.add({ blocked: true })],
    ['an unconfirmed account', () => people.add({ confirmed: false })],
    [
      'an account without a password',
      async () => {
        const { id, email } = await people.add();
        await cms.strapi.db
          .query('plugin::users-permissions.user')
          .update({ where: { id }, data: { password: null } });
        return { email, password: 'Cocina-1996' };
      },
    ],
    [
      'a password whose first 72 bytes are right',
      async () => {
        const user = await people.add({ password: 'a'.repeat(72) });
        expect((await people.signIn(user)).status).toBe(200);
        return { ...user, password: `${user.password}b` };
      },
    ],
  ];

  it.each(cases)('%s, after one comparison', async (_what, make) => {
    const account = await make();
    const seen = seeComparisons();
    const reply = await people.signIn(account);
    expect(reply).toMatchObject({ status: 401, body: refused });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    // The cost is the same whether or not the account exists.
    expect(seen.hashes()).toEqual([expect.stringMatching(/^\$2[aby]\$10\$/)]);
    seen.stop();
  });

  it.each([
    ['no email', { password: 'x' }, 'email'],
    ['no password', { email: 'a@b.example' }, 'password'],
    ['a number', { email: 'a@b.example', password: 1 }, 'password'],
    ['an object', { email: { $ne: null }, password: 'x' }, 'email'],
    ['a control character', { email: 'a\u0000@b.example', password: 'x' }, 'email'],
    ['an extra field', { ...firstStaff, remember: true }, 'remember'],
  ])('400 for a body with %s', async (_what, body, path) => {
    const reply = await cms.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });
});

describe('the panel refuses in one sentence', () => {
  // The database that every test starts from has a cheap hash.
  beforeAll(async () => {
    const { id } = await cms.strapi.db.query('admin::user').findOne({});
    await cms.strapi.service('admin::user').updateById(id, { password: 'Cocina-1996' });
  });

  it.each([
    ['a wrong password', 'owner@casabodegon.example', 'Cocina-1997'],
    ['an unknown email', 'nobody@casabodegon.example', 'Cocina-1997'],
    ['half a character', 'owner@casabodegon.example', 'Cocina-\uD800'],
  ])('%s, after one comparison', async (_what, email, password) => {
    const seen = seeComparisons();
    const reply = await cms.ask('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(reply).toMatchObject({ status: 400, body: { error: { message: 'Invalid credentials' } } });
    expect(seen.hashes()).toEqual([expect.stringMatching(/^\$2[aby]\$10\$/)]);
    seen.stop();
  });
});

it('half a surrogate pair, as a panel password, does not stop the CMS', async () => {
  const panel = await signInToPanel(cms);
  const change = { currentPassword: '\ud800', password: 'Cocina-2026' };
  expect((await panel.call('PUT', '/admin/users/me', change)).status).toBe(400);
  expect(await cms.strapi.service('admin::auth').hashPassword('Cocina-2026\ud800')).toMatch(/^\$2/);
});

describe('a token ends at once', () => {
  const cases: [string, 401 | 403, (id: number) => Promise<unknown>][] = [
    ['when the account is blocked', 401, (id) => people.change(id, { blocked: true })],
    ['when it is no longer confirmed', 401, (id) => people.change(id, { confirmed: false })],
    ['when it is deleted', 401, (id) => people.remove(id)],
    ['when its password is changed', 401, (id) => people.change(id, { password: 'Cocina-1997' })],
    // Even the same password gets a new salt.
    ['when its password is set again', 401, (id) => people.change(id, { password: 'Cocina-1996' })],
    [
      'when it has another role',
      403,
      async (id) => {
        const role = await cms.strapi.db
          .query('plugin::users-permissions.role')
          .findOne({ where: { type: 'authenticated' } });
        await people.change(id, { role: role.id });
      },
    ],
  ];

  it.each(cases)('%s: %d', async (_what, status, change) => {
    const user = await people.add();
    const { token } = (await people.signIn(user)).body;
    expect((await people.me(token)).status).toBe(200);
    await change(user.id);
    const reply = await people.me(token);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('when it is signed out, without ending other sign-ins of the account', async () => {
    const user = await people.add();
    const [phone, desk] = await Promise.all([people.signIn(user), people.signIn(user)]);
    const signOut = (token: string) =>
      cms.ask('/api/admin/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    const ended = cms.strapi.db.query('api::auth.ended-session');
    await ended.create({ data: { session: 'of last year', endsAt: new Date('2025-01-01') } });
    const twice = await Promise.all([signOut(phone.body.token), signOut(phone.body.token)]);
    expect(twice.map(({ status }) => status)).toContain(204);
    expect((await people.me(phone.body.token)).status).toBe(401);
    expect((await signOut(phone.body.token)).status).toBe(401);
    expect((await people.me(desk.body.token)).status).toBe(200);
    // Stored only as long as the token would have lasted, with nothing that could be used to sign in.
    const { exp, jti } = claimsOf(phone.body.token);
    const rows = await ended.findMany({});
    expect(rows).toEqual([expect.objectContaining({ session: jti })]);
    expect(new Date(rows[0]?.endsAt as string).getTime()).toBe(Number(exp) * 1_000);
  });

  it('but not when anything else about the account changes', async () => {
    const user = await people.add();
    const { token } = (await people.signIn(user)).body;
    await people.change(user.id, { name: 'Ana' });
    expect(await people.me(token)).toMatchObject({ status: 200, body: { name: 'Ana', email: user.email } });
  });
});

describe('a token that sign-in did not issue', () => {
  it.each<[string, (claims: Record<string, unknown>) => object]>([
    ['without its own name', ({ jti: _jti, ...claims }) => claims],
    ['without a fingerprint', ({ pw: _pw, ...claims }) => claims],
    ['with the fingerprint of another', (claims) => ({ ...claims, pw: 'a'.repeat(22) })],
    ['without an end', ({ exp: _exp, ...claims }) => claims],
    ['without an account', ({ id: _id, ...claims }) => claims],
    ['with an account that is no number', (claims) => ({ ...claims, id: { $gt: 0 } })],
  ])('is refused, though well signed: %s', async (_what, change) => {
    const { token } = (await people.signIn(firstStaff)).body;
    const secret = cms.strapi.config.get<string>('plugin::users-permissions.jwtSecret');
    expect((await people.me(sign(claimsOf(token), secret))).status).toBe(200);
    expect((await people.me(sign(change(claimsOf(token)), secret))).status).toBe(401);
  });
});
