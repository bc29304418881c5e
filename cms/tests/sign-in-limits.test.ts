import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cms, startUnusedCms } from './own-cms';
import { firstStaff, peopleOf } from './people';
import type { Reply } from './running-cms';
import { seeComparisons } from './seen-comparisons';

startUnusedCms({ LOGIN_PER_ACCOUNT: '4', LOGIN_PER_ADDRESS: '6' });

let people: ReturnType<typeof peopleOf>;
let network = 0;

beforeAll(async () => {
  people = peopleOf(cms);
});

/** Addresses not used by any other test. */
const freshAddresses = () => {
  network += 1;
  const mine = network;
  return (host: number) => `203.0.${mine}.${host}`;
};

async function inTurn(count: number, attempt: (at: number) => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 1; at <= count; at += 1) statuses.push((await attempt(at)).status);
  return statuses;
}

const expectLimited = (reply: Reply) => {
  expect(reply).toMatchObject({
    status: 429,
    body: {
      status: 429,
      error: 'RateLimitError',
      message: 'There were too many failed sign-ins. Please try again in 15 minutes.',
    },
  });
  const seconds = Number(reply.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(reply.headers.get('cache-control')).toBe('no-store');
};

describe('failed sign-ins', () => {
  it('do not keep their requests in memory for as long as they count', async () => {
    const held: unknown[] = [];
    const setTimer = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((...timer: Parameters<typeof setTimer>) => {
      if (Number(timer[1]) > 14 * 60_000) held.push(cms.strapi.requestContext.get());
      return setTimer(...timer);
    });
    const guess = { email: 'nobody@b.example', password: 'a' };
    expect((await people.signIn(guess, freshAddresses()(1))).status).toBe(401);
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter(Boolean)).toEqual([]);
  });

  it('are limited per account and address, however the account is written', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const guess = (at: number) =>
      people.signIn(
        { email: at % 2 ? user.email : ` ${user.email.toUpperCase()}`, password: `${at}` },
        address(1),
      );
    expect(await inTurn(5, guess)).toEqual([401, 401, 401, 401, 429]);
    // Refused even with the correct password; but not for the owner, who is at another address.
    expectLimited(await people.signIn(user, address(1)));
    expect((await people.signIn(user, address(2))).status).toBe(200);
  });

  it('at the panel are limited too: per account and household, and per address for all accounts', async () => {
    const address = freshAddresses()(1);
    const post = (path: string, from: string, body: object) =>
      cms.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(body),
      });
    const guess = (email: string, from: string) =>
      post('/admin/login', from, { email, password: 'Wrong-Passw0rd' });
    const ofHousehold = (at: number) => guess('owner@panel.example', `2001:db8:9:${at}::1`);
    expect(await inTurn(5, ofHousehold)).toEqual([400, 400, 400, 400, 429]);
    const ofMany = (at: number) => guess(`${at}@panel.example`, address);
    expect(await inTurn(7, ofMany)).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it('at the panel are counted without keeping what was sent', async () => {
    const body = JSON.stringify({ email: 'a@panel.example', password: 'x' });
    for (const path of ['login', 'register-admin', 'forgot-password']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddresses()(1) };
      const { headers: answered } = await cms.ask(`/admin/${path}`, { method: 'POST', headers, body });
      // Strapi's own limiter, whose keys contain the email, says what it has counted.
      expect(answered.get('x-ratelimit-limit')).toBe(null);
    }
  });

  it('at the panel: a stranger gets three emails an hour sent to an administrator, or ten with many addresses', async () => {
    const mails = vi
      .spyOn(cms.strapi.plugin('email').service('email'), 'sendTemplatedEmail')
      .mockResolvedValue(undefined);
    const address = freshAddresses();
    const forget = (from: string) =>
      cms.ask('/admin/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email: 'owner@casabodegon.example' }),
      });
    expect(new Set(await inTurn(6, (at) => forget(`2001:db8:a:${at}::1`)))).toEqual(new Set([204]));
    await vi.waitFor(() => expect(mails.mock.calls.length).toBeGreaterThanOrEqual(3));
    expect(mails).toHaveBeenCalledTimes(3);
    expect(new Set(await inTurn(12, (at) => forget(address(at))))).toEqual(new Set([204]));
    await vi.waitFor(() => expect(mails.mock.calls.length).toBeGreaterThanOrEqual(10));
    expect(mails).toHaveBeenCalledTimes(10);
    mails.mockRestore();
  });

  it('are limited per account over all addresses, at ten times as many', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const guess = (at: number) => people.signIn({ ...user, password: `${at}` }, address(Math.ceil(at / 4)));
    expect(new Set(await inTurn(39, guess))).toEqual(new Set([401]));
    expect((await people.signIn(user, address(200))).status).toBe(200);
    expect((await guess(40)).status).toBe(401);
    expectLimited(await people.signIn(user, address(200)));
    expect((await people.signIn(firstStaff, address(200))).status).toBe(200);
  });

  it('are limited too when the password is changed', async () => {
    const user = await people.add();
    const { token } = (await people.signIn(user, freshAddresses()(1))).body;
    const address = freshAddresses();
    const guess = (at: number) =>
      cms.ask('/api/admin/me/password', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': address(Math.ceil(at / 4)),
        },
        body: JSON.stringify({ current: `${at}`, password: 'Comedor-2026' }),
      });
    expect(await inTurn(41, guess)).toEqual([...Array<number>(40).fill(400), 429]);
  });

  it('do not count against an address once the account is locked', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const wrong = { ...user, password: 'wrong' };
    const retry = () => people.signIn(wrong, address(1));
    expect(await inTurn(12, retry)).toEqual([401, 401, 401, 401, ...Array<number>(8).fill(429)]);
    // Leaves two of the address's six attempts to colleagues.
    const colleague = (at: number) =>
      people.signIn({ email: `colleague-${at}@casabodegon.example`, password: 'x' }, address(1));
    expect(await inTurn(3, colleague)).toEqual([401, 401, 429]);
  });

  it('are limited too for an account that does not exist', async () => {
    const address = freshAddresses();
    const guess = () => people.signIn({ email: 'ghost@casabodegon.example', password: 'x' }, address(1));
    expect(await inTurn(4, guess)).toEqual([401, 401, 401, 401]);
    expectLimited(await guess());
  });

  it('are limited per address, whichever accounts they are about', async () => {
    const address = freshAddresses();
    const guess = (at: number) =>
      people.signIn({ email: `guess-${at}@casabodegon.example`, password: 'x' }, address(1));
    expect(await inTurn(6, guess)).toEqual([401, 401, 401, 401, 401, 401]);
    expectLimited(await people.signIn(firstStaff, address(1)));
    expect((await people.signIn(firstStaff, address(2))).status).toBe(200);
  });

  it('are limited per network of an IPv6 address', async () => {
    const guess = (at: number) =>
      people.signIn({ email: `six-${at}@casabodegon.example`, password: 'x' }, `2001:db8:7:${at}::1`);
    expect(await inTurn(7, guess)).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect((await people.signIn(firstStaff, '2001:db8:8::1')).status).toBe(200);
  });

  it('are all that counts: successful sign-ins are never limited', async () => {
    const address = freshAddresses();
    expect(new Set(await inTurn(10, () => people.signIn(firstStaff, address(1))))).toEqual(new Set([200]));
  });

  it('are not compared beyond the limit, not even fifty at the same time', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const seen = seeComparisons();
    const burst = Array.from({ length: 50 }, () => people.signIn({ ...user, password: 'wrong' }, address(1)));
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(seen.hashes()).toHaveLength(4);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(46);
    seen.stop();
  });
});
