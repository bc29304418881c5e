import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PinoTransport } from '../src/failures/log-settings';
import { expectAsWritten } from './as-written';
import { cms, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { firstStaff, peopleOf } from './people';
import type { Reply } from './running-cms';
import { codeOf, finishTwoStep, turnOnTwoStep, wrongCodeOf } from './two-step-phone';

const userUid = 'plugin::users-permissions.user';

let people: ReturnType<typeof peopleOf>;
let owner: string;
const log: string[] = [];

startOwnCms({ LOGIN_PER_ACCOUNT: '4', LOGIN_PER_ADDRESS: '1000' });

beforeAll(async () => {
  people = peopleOf(cms);
  cms.strapi.log.clear().add(new PinoTransport({ write: (line) => void log.push(line) }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  owner = (await people.signIn(firstStaff)).body.token;
});

// A code works once, so each test begins some steps later.
beforeEach(() => later(5 * 60));

afterAll(async () => {
  vi.useRealTimers();
});

const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

const call = async (method: string, path: string, token: string, body?: object): Promise<Reply> => {
  const reply = await cms.ask(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expectAsWritten(method, `/api${path}`, reply);
  return reply;
};

interface Person {
  id: number;
  documentId: string;
  email: string;
  password: string;
  secret: string;
  token: string;
  recoveryCodes: string[];
}

/** Somebody who turned on two-step sign-in some minutes ago. */
async function join(role = 'staff'): Promise<Person> {
  const account = await people.add({}, role);
  const { documentId } = await people.stored(account.id);
  const { token } = (await people.signIn(account)).body;
  const on = await turnOnTwoStep(cms, token, account.password);
  later(5 * 60);
  return { ...account, documentId, ...on };
}

/** The first step of a sign-in. */
async function ticketOf(account: { email: string; password: string }, address?: string): Promise<string> {
  const reply = await people.signIn(account, address);
  expect(reply).toMatchObject({ status: 401, body: { error: 'TwoStepError', twoStep: { setup: null } } });
  return reply.body.twoStep.ticket;
}

/**
 * Sends one code in two requests that both read the account before either uses the code. The refused one comes first.
 */
async function usedByTwo(person: Person, code: string): Promise<unknown[]> {
  const codes = cms.service('auth/services/two-step-codes', 'twoStepCodes');
  const user = await people.stored(person.id);
  const used = await Promise.all([0, 0].map(() => codes.useCounted(user, code, '203.0.115.1')));
  return used.toSorted((a) => (a === null ? -1 : 1));
}

const historyOf = async (entry: string): Promise<Record<string, unknown>[]> =>
  (await call('GET', `/admin/history?${new URLSearchParams({ entry, pageSize: '50' })}`, owner)).body.items;
const actionsOf = async (entry: string) => (await historyOf(entry)).map(({ action }) => action).toReversed();

describe('turning it on', () => {
  it('takes the password and a code of the app, ends other sign-ins, and shows ten recovery codes once', async () => {
    const account = await people.add();
    const { token } = (await people.signIn(account)).body;
    const { documentId } = await people.stored(account.id);
    expect((await call('GET', '/admin/me/two-step', token)).body).toEqual({
      isOn: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
    const wrong = await call('POST', '/admin/me/two-step', token, { password: 'not-mine' });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'password' }] } });
    const { body } = await call('POST', '/admin/me/two-step', token, { password: account.password });
    const { secret, uri } = body.setup;
    expect(uri).toContain(`otpauth://totp/${encodeURIComponent(account.email)}?`);
    expect(uri).toContain(`secret=${secret}&`);

    const notYet = await finishTwoStep(cms, body.ticket, wrongCodeOf(secret));
    expectAsWritten('POST', '/api/auth/two-step', notYet);
    expect(notYet).toMatchObject({ status: 400, body: { details: [{ path: 'code' }] } });
    expect(await people.stored(account.id)).toMatchObject({ two_step: null, two_step_secret: null });
    expect((await people.signIn(account)).status).toBe(200);

    const both = await Promise.all([0, 0].map(() => finishTwoStep(cms, body.ticket, codeOf(secret))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const done = both.find(({ status }) => status === 200);
    expectAsWritten('POST', '/api/auth/two-step', done as Reply);
    expect(done?.body.recoveryCodes).toHaveLength(10);
    expect(done?.headers.get('cache-control')).toBe('no-store');
    expect((await people.me(token)).status).toBe(401);
    const now = done?.body.token;
    expect((await call('GET', '/admin/me/two-step', now)).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    const again = await call('POST', '/admin/me/two-step', now, { password: account.password });
    expect(again.status).toBe(409);

    expect((await actionsOf(documentId)).slice(-2)).toEqual(['two-step-on', 'signed-in']);
    expect((await historyOf(documentId))[1]).toMatchObject({ by: { kind: 'staff', id: documentId } });
    const { items } = (await call('GET', '/admin/people', owner)).body;
    expect(items).toContainEqual(expect.objectContaining({ id: documentId, hasTwoStep: true }));
  });

  it('stores the secret encrypted and the codes hashed, and never shows either again', async () => {
    const { id, documentId, secret, token, recoveryCodes } = await join();
    const stored = JSON.stringify(await people.stored(id));
    const panel = await signInToPanel(cms);
    const told = [
      await call('GET', '/admin/me', token),
      await call('GET', '/admin/me/two-step', token),
      await call('GET', '/admin/people', owner),
      await call('GET', `/admin/history?entry=${documentId}`, owner),
    ].map(({ text }) => text);
    const rows = await cms.strapi.db.query('api::history.history-change').findMany();
    const ofPanel = await panel.call('GET', `/content-manager/collection-types/${userUid}/${documentId}`);
    expect(ofPanel.text).toContain('two_step');
    const all = [stored, JSON.stringify(rows), ofPanel.text, ...told, ...log].join();
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
      expect(all).not.toContain(code);
    const { two_step_secret: sealed, recovery_codes: hashes } = await people.stored(id);
    for (const hidden of [sealed, hashes])
      expect([ofPanel.text, ...told, ...log].join()).not.toContain(hidden);
  });
});

describe('signing in', () => {
  it('takes a second step, whose ticket opens nothing else', async () => {
    const person = await join();
    const first = await people.signIn(person);
    expectAsWritten('POST', '/api/auth/login', first);
    expect(first.body).toEqual({
      status: 401,
      error: 'TwoStepError',
      message: 'Enter the code from your authenticator app.',
      twoStep: { ticket: expect.any(String), setup: null },
    });
    const { ticket } = first.body.twoStep;
    expect((await people.me(ticket)).status).toBe(401);
    expect((await finishTwoStep(cms, person.token, codeOf(person.secret))).status).toBe(404);
    const wrong = await finishTwoStep(cms, ticket, wrongCodeOf(person.secret));
    expectAsWritten('POST', '/api/auth/two-step', wrong);
    expect(wrong).toMatchObject({ status: 401, body: { error: 'UnauthorizedError' } });

    const typed = codeOf(person.secret).replace(/^.{3}/, '$& ');
    const second = await finishTwoStep(cms, ticket, typed);
    const user = { id: person.documentId, email: person.email, name: person.email, role: 'manager' };
    expect(second).toMatchObject({ status: 200, body: { user, recoveryCodes: [] } });
    expect((await people.me(second.body.token)).status).toBe(200);
    await expect.poll(() => actionsOf(person.documentId)).toContain('refused');
    expect((await actionsOf(person.documentId)).slice(-2)).toContain('signed-in');
    expect(log.join()).not.toContain(typed);
    expect(log.join()).toContain('the code is wrong');
  });

  it('accepts a code once, even if two send it at the same moment, and no older one', async () => {
    const person = await join();
    const ticket = await ticketOf(person);
    const before = codeOf(person.secret, -1);
    const code = codeOf(person.secret);
    const both = await Promise.all([0, 0].map(() => finishTwoStep(cms, ticket, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finishTwoStep(cms, ticket, code)).status).toBe(401);
    expect((await finishTwoStep(cms, ticket, before)).status).toBe(401);
    expect(await usedByTwo(person, codeOf(person.secret, 1))).toEqual([null, { by: 'app' }]);
  });

  it('accepts each recovery code once, even from two at the same moment, and says how many are left', async () => {
    const person = await join();
    const [one = '', other = '', third = ''] = person.recoveryCodes;
    const ticket = await ticketOf(person);
    const both = await Promise.all([0, 0].map(() => finishTwoStep(cms, ticket, one)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finishTwoStep(cms, ticket, one)).status).toBe(401);
    expect(await usedByTwo(person, third)).toEqual([null, { by: 'recovery code', left: 8 }]);
    const typed = await finishTwoStep(cms, ticket, ` ${other.toLowerCase().replaceAll('-', ' ')}`);
    expect(typed.status).toBe(200);
    const left = await call('GET', '/admin/me/two-step', typed.body.token);
    expect(left.body.recoveryCodesLeft).toBe(7);
    expect((await historyOf(person.documentId))[0]).toMatchObject({
      action: 'signed-in',
      fields: [{ label: 'Second step', to: 'Recovery code, 7 left' }],
    });
  });

  it('has five minutes for the second step, until the password changes or the account is blocked', async () => {
    const ended = {
      status: 404,
      body: { message: 'This took too long. Enter your email and password again.' },
    };
    const person = await join();
    const ticket = await ticketOf(person);
    later(299);
    expect((await finishTwoStep(cms, ticket, wrongCodeOf(person.secret))).status).toBe(401);
    later(2);
    expect(await finishTwoStep(cms, ticket, codeOf(person.secret))).toMatchObject(ended);

    const old = await ticketOf(person);
    await people.change(person.id, { password: 'Comedor-2026' });
    expect(await finishTwoStep(cms, old, codeOf(person.secret))).toMatchObject(ended);
    const another = await ticketOf({ ...person, password: 'Comedor-2026' });
    await people.change(person.id, { blocked: true });
    expect(await finishTwoStep(cms, another, codeOf(person.secret))).toMatchObject(ended);
    expect(await finishTwoStep(cms, `${another.slice(0, -2)}AA`, '123456')).toMatchObject(ended);
  });

  it('asks for the code after a new password by link too', async () => {
    const person = await join();
    const { body } = await call('POST', `/admin/people/${person.documentId}/link`, owner);
    const reply = await cms.ask('/api/auth/welcome', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: body.code, password: 'Comedor-2026' }),
    });
    expectAsWritten('POST', '/api/auth/welcome', reply);
    expect(reply).toMatchObject({ status: 401, body: { error: 'TwoStepError' } });
    const { ticket } = reply.body.twoStep;
    expect((await finishTwoStep(cms, ticket, codeOf(person.secret))).status).toBe(200);
  });

  it('can’t read a secret sealed with another ENCRYPTION_KEY: recovery codes still sign in', async () => {
    const person = await join();
    const other = await join();
    const { two_step_secret } = await people.stored(other.id);
    await people.change(person.id, { two_step_secret });
    const ticket = await ticketOf(person);
    expect((await finishTwoStep(cms, ticket, codeOf(other.secret))).status).toBe(401);
    expect(cms.takeErrors().join()).toContain('ENCRYPTION_KEY');
    expect((await finishTwoStep(cms, ticket, person.recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('wrong codes', () => {
  it('count as failed sign-ins: beyond the limit, even the right password looks wrong', async () => {
    const person = await join();
    const address = '203.0.113.1';
    const ticket = await ticketOf(person, address);
    const guess = async () => (await finishTwoStep(cms, ticket, wrongCodeOf(person.secret), address)).status;
    expect((await people.signIn({ ...person, password: 'wrong' }, address)).status).toBe(401);
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429]);
    const right = await finishTwoStep(cms, ticket, codeOf(person.secret), address);
    expectAsWritten('POST', '/api/auth/two-step', right);
    expect(right.status).toBe(429);
    const passwords = [person.password, 'wrong'];
    const replies = await Promise.all(
      passwords.map((password) => people.signIn({ ...person, password }, address)),
    );
    expect(replies.map(({ status }) => status)).toEqual([429, 429]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    // Elsewhere, and later, the account is open.
    expect((await finishTwoStep(cms, ticket, codeOf(person.secret), '203.0.113.2')).status).toBe(200);
  });

  it('are refused after twenty from any addresses, until the password changes', async () => {
    const person = await join();
    const ticket = await ticketOf(person);
    const guess = (at: number) =>
      finishTwoStep(cms, ticket, wrongCodeOf(person.secret), `203.0.114.${Math.floor(at / 4)}`);
    for (let at = 0; at < 20; at += 1) expect((await guess(at)).status).toBe(401);
    const right = await finishTwoStep(cms, ticket, codeOf(person.secret), '203.0.114.200');
    expect(right.status).toBe(429);
    await people.change(person.id, { password: 'Comedor-2026' });
    const fresh = await ticketOf({ ...person, password: 'Comedor-2026' });
    expect((await finishTwoStep(cms, fresh, codeOf(person.secret), '203.0.114.200')).status).toBe(200);
    const [refused] = (await historyOf(person.documentId)).filter(({ action }) => action === 'refused');
    // Counted after the answers, so that two at the same moment may be one.
    expect(refused).toMatchObject({ fields: [{ to: 'Wrong code' }, { to: expect.any(Number) }] });
  });
});

describe('one’s own', () => {
  it('is turned off by the password and a code, which ends every other sign-in', async () => {
    const person = await join();
    const off = (password: string, code: string) =>
      call('POST', '/admin/me/two-step/off', person.token, { password, code });
    const wrongPassword = await off('not-mine', codeOf(person.secret));
    expect(wrongPassword).toMatchObject({ status: 400, body: { details: [{ path: 'password' }] } });
    const wrongCode = await off(person.password, wrongCodeOf(person.secret));
    expect(wrongCode).toMatchObject({ status: 400, body: { details: [{ path: 'code' }] } });
    const { status, body } = await off(person.password, codeOf(person.secret));
    expect(status).toBe(200);
    expect((await people.me(person.token)).status).toBe(401);
    expect((await people.me(body.token)).status).toBe(200);
    expect(await people.stored(person.id)).toMatchObject({
      two_step: false,
      two_step_secret: null,
      two_step_last: null,
      recovery_codes: null,
    });
    expect((await people.signIn(person)).status).toBe(200);
    const again = { password: person.password, code: '123456' };
    expect((await call('POST', '/admin/me/two-step/off', body.token, again)).status).toBe(409);
    expect((await historyOf(person.documentId))[1]).toMatchObject({
      action: 'two-step-off',
      by: { kind: 'staff', id: person.documentId },
    });
    later(60);
    const back = await turnOnTwoStep(cms, body.token, person.password);
    expect(back.secret).not.toBe(person.secret);
  });

  it('gets ten new recovery codes the same way, and the old ones end', async () => {
    const person = await join();
    const proof = { password: person.password, code: person.recoveryCodes[0] };
    const { body } = await call('POST', '/admin/me/two-step/recovery-codes', person.token, proof);
    expect(body.recoveryCodes).toHaveLength(10);
    const ticket = await ticketOf(person);
    expect((await finishTwoStep(cms, ticket, person.recoveryCodes[1] ?? '')).status).toBe(401);
    expect((await finishTwoStep(cms, ticket, body.recoveryCodes[1])).status).toBe(200);
    expect(await actionsOf(person.documentId)).toContain('codes-made');
  });
});

describe('an owner', () => {
  it('resets it for somebody who lost their phone, whose sign-ins end, but not for themselves', async () => {
    const person = await join();
    const path = `/admin/people/${person.documentId}`;
    const { body } = await call('PATCH', path, owner, { hasTwoStep: false });
    expect(body.hasTwoStep).toBe(false);
    expect((await people.me(person.token)).status).toBe(401);
    expect((await people.signIn(person)).status).toBe(200);
    expect((await call('PATCH', path, owner, { hasTwoStep: true })).status).toBe(400);
    expect((await historyOf(person.documentId))[1]).toMatchObject({
      action: 'two-step-off',
      by: { name: 'Staff' },
    });

    const boss = await join('owner');
    const own = await call('PATCH', `/admin/people/${boss.documentId}`, boss.token, { hasTwoStep: false });
    expect(own.status).toBe(409);
    expect((await people.me(boss.token)).status).toBe(200);
  });

  it('requires it of everyone: people who have not turned it on can sign in only to do so', async () => {
    const rule = (isRequired: boolean, token: string) =>
      call('PUT', '/admin/people/two-step', token, { isRequired });
    expect((await rule(true, owner)).status).toBe(409);
    const boss = await join('owner');
    const host = await people.add({}, 'host');
    const open = (await people.signIn(host)).body.token;
    expect((await rule(true, boss.token)).body).toEqual({ isRequired: true });
    expect((await call('GET', '/admin/people', owner)).body.isTwoStepRequired).toBe(true);
    // Nobody is thrown out in the middle of a service.
    expect((await people.me(open)).status).toBe(200);

    const reply = await people.signIn(host);
    expectAsWritten('POST', '/api/auth/login', reply);
    const { ticket, setup } = reply.body.twoStep;
    expect((await people.me(ticket)).status).toBe(401);
    later(29 * 60);
    const done = await finishTwoStep(cms, ticket, codeOf(setup.secret));
    expect(done.body).toMatchObject({ user: { role: 'host' }, recoveryCodes: { length: 10 } });
    later(60);
    const proof = { password: host.password, code: codeOf(setup.secret) };
    expect((await call('POST', '/admin/me/two-step/off', done.body.token, proof)).status).toBe(409);

    const late = (await people.signIn(await people.add({}, 'host'))).body.twoStep;
    later(31 * 60);
    expect((await finishTwoStep(cms, late.ticket, codeOf(late.setup.secret))).status).toBe(404);

    await rule(false, boss.token);
    await rule(false, boss.token);
    expect((await people.signIn(await people.add())).status).toBe(200);
    const told = (await actionsOf(boss.documentId)).filter((action) =>
      String(action).startsWith('two-step-'),
    );
    expect(told).toEqual(['two-step-on', 'two-step-required', 'two-step-optional']);
  });
});

it('an administrator of the panel can turn it off, but not on, and keeps it by saving something else', async () => {
  const person = await join();
  const panel = await signInToPanel(cms);
  const save = (fields: object) => panel.change(userUid, person.documentId, fields);
  expect((await save({ name: 'Ana', two_step: true })).status).toBe(200);
  expect((await people.me(person.token)).status).toBe(200);
  await ticketOf(person);
  expect((await save({ two_step: false })).status).toBe(200);
  expect((await people.me(person.token)).status).toBe(401);
  const { token } = (await people.signIn(person)).body;
  expect((await historyOf(person.documentId))[1]).toMatchObject({
    action: 'two-step-off',
    by: { kind: 'panel' },
  });
  expect((await save({ name: 'Ana María', two_step: false })).status).toBe(200);
  expect((await people.me(token)).status).toBe(200);
  expect((await save({ two_step: true })).status).toBe(200);
  expect((await people.signIn(person)).status).toBe(200);
});

it('an operator can turn it off directly in the database, and it can be turned on again', async () => {
  const person = await join('owner');
  await cms.strapi.db.connection('up_users').where({ id: person.id }).update({ two_step: false });
  const { token } = (await people.signIn(person)).body;
  const { secret } = await turnOnTwoStep(cms, token, person.password);
  const ticket = await ticketOf(person);
  expect((await finishTwoStep(cms, ticket, codeOf(secret, 1))).status).toBe(200);
});
