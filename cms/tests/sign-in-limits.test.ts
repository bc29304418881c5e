import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstStaff, peopleOf } from './people';
import { startCms, type Reply, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;
let people: ReturnType<typeof peopleOf>;
let network = 0;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place, { LOGIN_PER_ACCOUNT: '4', LOGIN_PER_ADDRESS: '6' });
  people = peopleOf(cms);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

/** Addresses that no other test has used. */
const freshAddresses = () => {
  network += 1;
  const mine = network;
  return (host: number) => `203.0.${mine}.${host}`;
};

const comparisons = () =>
  vi.spyOn(cms.strapi.plugin('users-permissions').service('user'), 'validatePassword');

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
  it('are limited per account, from wherever they come and however it is written', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const guess = (at: number) =>
      people.signIn(
        { email: at % 2 ? user.email : ` ${user.email.toUpperCase()}`, password: `${at}` },
        address(at),
      );
    expect(await inTurn(5, guess)).toEqual([401, 401, 401, 401, 429]);
    // The right password, too, from an address that has done nothing.
    expectLimited(await people.signIn(user, address(200)));
    expect((await people.signIn(firstStaff, address(200))).status).toBe(200);
  });

  it('are limited alike for an account that is not there', async () => {
    const address = freshAddresses();
    const guess = (at: number) =>
      people.signIn({ email: 'ghost@casabodegon.example', password: 'x' }, address(at));
    expect(await inTurn(4, guess)).toEqual([401, 401, 401, 401]);
    expectLimited(await guess(5));
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
      people.signIn({ email: `six-${at}@casabodegon.example`, password: 'x' }, `2001:db8:0:7::${at}`);
    expect(await inTurn(7, guess)).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect((await people.signIn(firstStaff, '2001:db8:0:8::1')).status).toBe(200);
  });

  it('are all that counts: who signs in is never limited for it', async () => {
    const address = freshAddresses();
    expect(new Set(await inTurn(10, () => people.signIn(firstStaff, address(1))))).toEqual(new Set([200]));
  });

  it('are not compared beyond the limit, not even fifty at the same time', async () => {
    const user = await people.add();
    const address = freshAddresses();
    const compare = comparisons();
    const burst = Array.from({ length: 50 }, (_each, at) =>
      people.signIn({ ...user, password: 'wrong' }, address(at)),
    );
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(compare.mock.calls.length).toBeLessThanOrEqual(4);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(46);
    compare.mockRestore();
  });
});

it('a flood over many accounts and addresses is turned away, and does not count', async () => {
  const address = freshAddresses();
  const compare = comparisons();
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_each, at) =>
      people.signIn({ email: `flood-${at}@casabodegon.example`, password: 'x' }, address(at)),
    ),
  );
  const turnedAway = flood.filter(({ status }) => status === 429);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.length + flood.filter(({ status }) => status === 401).length).toBe(60);
  expect(compare).toHaveBeenCalledTimes(60 - turnedAway.length);
  expect(turnedAway[0]?.headers.get('retry-after')).toBe('1');
  expect(turnedAway[0]?.body.message).toMatch(/try again in a moment/);
  compare.mockRestore();
  expect((await people.signIn(firstStaff, address(201))).status).toBe(200);
});
