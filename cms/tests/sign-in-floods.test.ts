import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstStaff, peopleOf } from './people';
import { startCms, type Reply, type RunningCms } from './running-cms';
import { seeComparisons } from './seen-comparisons';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;
let people: ReturnType<typeof peopleOf>;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place, {}, 'passwords');
  people = peopleOf(cms);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

const stranger = (at: number) =>
  people.signIn({ email: `flood-${at}@casabodegon.example`, password: 'x' }, `203.0.113.${at}`);
const flood = (count: number) => Promise.all(Array.from({ length: count }, (_each, at) => stranger(at)));
const withStatus = (replies: Reply[], status: number) => replies.filter((reply) => reply.status === status);

it('a flood over many accounts and addresses is turned away beyond twenty, before anything is looked up', async () => {
  const seen = seeComparisons();
  const query = vi.spyOn(cms.strapi.db, 'query');
  const replies = await flood(120);
  const lookUps = query.mock.calls.filter(([uid]) => uid === 'plugin::users-permissions.user');
  query.mockRestore();
  const compared = seen.hashes().length;
  seen.stop();

  const turnedAway = withStatus(replies, 429);
  expect(turnedAway.length).toBeGreaterThan(50);
  expect(withStatus(replies, 401)).toHaveLength(120 - turnedAway.length);
  expect(compared).toBe(120 - turnedAway.length);
  expect(lookUps).toHaveLength(compared);
  expect(turnedAway[0]?.headers.get('retry-after')).toBe('1');
  expect(turnedAway[0]?.body.message).toMatch(/try again in a moment/);
  expect((await people.signIn(firstStaff)).status).toBe(200);
});

it('a flood at the panel is turned away beyond twenty too, and keeps no staff waiting', async () => {
  const seen = seeComparisons();
  const atPanel = (at: number) =>
    cms.ask('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` },
      body: JSON.stringify({ email: `flood-${at}@panel.example`, password: 'x' }),
    });
  const flooded = Promise.all(Array.from({ length: 120 }, (_each, at) => atPanel(at)));
  expect((await people.signIn(firstStaff)).status).toBe(200);
  const turnedAway = withStatus(await flooded, 429);
  const compared = seen.hashes().length - 1;
  seen.stop();
  expect(turnedAway.length).toBeGreaterThan(50);
  expect(compared).toBe(120 - turnedAway.length);
});

it('everybody else is answered during the flood', async () => {
  const order: string[] = [];
  const flooded = flood(40).then(() => order.push('flood'));
  // The answer to this request means that the flood has arrived.
  await stranger(200);
  for (let at = 0; at < 5; at += 1) {
    expect((await cms.ask('/api/health')).status).toBe(200);
  }
  order.push('health');
  await flooded;
  expect(order).toEqual(['health', 'flood']);
});

it('a thread that dies is replaced: its comparison does not count as a wrong password', async () => {
  const seen = seeComparisons();
  seen.killNext();
  const cutOff = await people.signIn({ ...firstStaff, password: 'wrong' });
  expect(cutOff).toMatchObject({ status: 503, body: { error: 'ServiceUnavailableError' } });
  expect(cms.takeErrors()).toHaveLength(1);
  expect((await people.signIn(firstStaff)).status).toBe(200);
  expect(seen.threads()).toHaveLength(2);
  seen.stop();
});

it('an invalid hash is an error, and does not end the thread', async () => {
  const user = await people.add();
  await cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { id: user.id }, data: { password: 'x'.repeat(60) } });
  expect((await people.signIn(user)).status).toBe(503);
  expect(cms.takeErrors()).toEqual([expect.stringContaining('could not be compared')]);
  expect((await people.signIn(firstStaff)).status).toBe(200);
});

it('the thread ends with the CMS', async () => {
  const seen = seeComparisons();
  await people.signIn(firstStaff);
  const [thread] = seen.threads();
  seen.stop();
  await cms.stop();
  // The id of a thread that has ended.
  expect(thread?.threadId).toBe(-1);
  cms = await startCms(place, {}, 'passwords');
  people = peopleOf(cms);
  expect((await people.signIn(firstStaff)).status).toBe(200);
});
