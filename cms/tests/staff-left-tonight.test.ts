import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cms, content, signInAgain, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

const EVENING = '2026-11-18T20:00:00-05:00';
/** Closed on Thursday the 19th. */
const OPENING = new Date('2026-11-20T17:00:00-05:00');

let path: string;

startOwnCms();

beforeAll(async () => {
  const hours = ['wednesday', 'thursday', 'friday'].map((day) => ({ day, opens: '17:00', closes: '22:00' }));
  const exceptions = [{ date: '2026-11-19', closed: true }];
  await content.settings({ name: 'Casa', timezone: 'America/New_York', hours, exceptions });
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) });
  await signInAgain();
  path = `/api/admin/menu/${await content.dish('Pulpo', await content.category('Sea'))}`;
});

afterAll(async () => {
  vi.useRealTimers();
});

const choose = (left: unknown, headers = {}) => staff.call('PATCH', `${path}/left`, { left }, headers);
const count = (by = -1, key: string = randomUUID()) =>
  staff.call('POST', `${path}/left`, { by }, { 'idempotency-key': key });
const stored = async () => (await staff.call('GET', path)).body;
const isOnMenu = async () => (await cms.ask('/api/menu/full')).text.includes('Pulpo');

it('is counted down, is sold out at zero until the restaurant opens on another day, and then ends', async () => {
  const { etag } = await stored();
  const chosen = await choose(2, { 'if-match': etag });
  expect(chosen).toMatchObject({ status: 200, body: { left_tonight: 2, left_until: OPENING.toISOString() } });
  expect((await choose(3, { 'if-match': etag })).status).toBe(412);
  expect((await count()).body).toMatchObject({ left_tonight: 1, available: true });
  expect(await isOnMenu()).toBe(true);
  expect((await count()).body).toMatchObject({
    left_tonight: 0,
    available: false,
    sold_out_until: OPENING.toISOString(),
    sold_out_by: 'Staff',
  });
  expect(await isOnMenu()).toBe(false);
  expect(await count()).toMatchObject({ status: 409, body: { message: 'None left: it’s sold out.' } });
  vi.setSystemTime(OPENING);
  await signInAgain();
  expect(await isOnMenu()).toBe(true);
  expect(await stored()).toMatchObject({ left_tonight: null, left_until: null, available: true });
  expect((await count()).status).toBe(409);
});

it('counting up takes the last one back, and the dish is on the menu again', async () => {
  await choose(1);
  await count();
  expect((await count(1)).body).toMatchObject({ left_tonight: 1, available: true, sold_out_until: null });
  expect(await isOnMenu()).toBe(true);
});

it('no tap of several phones at once is lost, and one that is sent again counts once', async () => {
  await choose(20);
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const replies = await Promise.all([...keys, ...keys].map((key) => count(-1, key)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await stored()).left_tonight).toBe(8);
});

it.each([
  ['it is sold out by one tap', { available: false, sold_out: 'until-opening' }],
  ['nobody is counting any more', null],
])('ends once %s, and does not come back', async (_when, change) => {
  await choose(5);
  if (change) await staff.call('PATCH', path, change);
  else await choose(null);
  await staff.call('PATCH', path, { available: true });
  expect((await stored()).left_tonight).toBeNull();
});

it('outlasts a save in the panel, whose form sends the count along, unless that turns the dish off', async () => {
  await choose(5);
  const panel = await signInToPanel(cms);
  const { left_until } = await stored();
  const save = (change: object) =>
    panel.change('api::menu.menu-item', path.split('/').at(-1) ?? '', {
      left_tonight: 5,
      left_until,
      ...change,
    });
  expect((await save({ price: 14 })).status).toBe(200);
  expect(await stored()).toMatchObject({ price: 14, left_tonight: 5 });
  expect((await save({ available: false })).status).toBe(200);
  expect(await stored()).toMatchObject({ available: false, left_tonight: null });
});

it('outlasts a change of something else', async () => {
  await choose(5);
  const { name, category } = await stored();
  await staff.call('PUT', path, { name, price: 14, category, available: true });
  expect(await stored()).toMatchObject({ price: 14, left_tonight: 5 });
});

it('outlasts the restoring of something else', async () => {
  await choose(5);
  await staff.call('PATCH', path, { price: 14 });
  const [{ id }] = (await staff.call('GET', '/api/admin/history')).body.items;
  await count();
  await staff.call('POST', `/api/admin/history/${id}/restore`, { version: 'before' });
  expect(await stored()).toMatchObject({ price: 12, left_tonight: 4 });
});

it('is only for staff, and in the history', async () => {
  await choose(5);
  await count();
  expect((await cms.ask('/api/menu/full')).text).not.toContain('left_');
  const [change] = (await staff.call('GET', '/api/admin/history')).body.items;
  expect(change.fields).toEqual([{ name: 'left_tonight', label: 'Left tonight', from: 5, to: 4 }]);
});

it.each([0, 100, 1.5, '5'])('refuses %j left', async (left) => expect((await choose(left)).status).toBe(400));
