import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cms, content, signInAgain, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

const dishUid = 'api::menu.menu-item';
const EVENING = '2026-11-18T20:00:00-05:00';
/** Closed on Thursday the 19th. */
const OPENING = new Date('2026-11-20T17:00:00-05:00');

let panel: Awaited<ReturnType<typeof signInToPanel>>;
let dish: string;
let drink: string;

startOwnCms();

beforeAll(async () => {
  panel = await signInToPanel(cms);
  const hours = ['wednesday', 'thursday', 'friday'].map((day) => ({ day, opens: '17:00', closes: '22:00' }));
  await content.settings({
    name: 'Casa',
    timezone: 'America/New_York',
    hours,
    exceptions: [{ date: '2026-11-19', closed: true }],
  });
  drink = await content.drink('Fino', await content.drinkCategory('Sherry'));
  dish = await content.dish('Pulpo', await content.category('Sea'), { pairings: [drink] });
  await content.special({ active: true, title: 'Tapas $5', dishes: [dish] });
  await content.highlight({ dish, position: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) });
});

afterEach(async () => {
  vi.setSystemTime(new Date(EVENING));
  await patch(dish, { available: true });
  await staff.call('PATCH', `/api/admin/drinks/${drink}`, { available: true });
});

afterAll(async () => {
  vi.useRealTimers();
});

const patch = (id: string, body: object, headers = {}) =>
  staff.call('PATCH', `/api/admin/menu/${id}`, body, headers);
const stored = async () => (await staff.call('GET', `/api/admin/menu/${dish}`)).body;
const soldOut = { available: false, sold_out: 'until-opening' };
const noted = (until: Date | null) => ({
  available: false,
  sold_out_until: until?.toISOString() ?? null,
  sold_out_at: new Date(EVENING).toISOString(),
  sold_out_by: 'Staff',
});
const back = { available: true, sold_out_until: null, sold_out_at: null, sold_out_by: '' };

/** A staff session ends before the restaurant opens. */
async function at(time: Date): Promise<void> {
  vi.setSystemTime(time);
  await signInAgain();
}

const shown = async (path: string) => {
  const { body } = await cms.ask(`/api/${path}`);
  const items =
    body.categories?.flatMap(({ items: each }: { items: object[] }) => each) ?? body.items ?? body;
  return items.map(({ name }: { name: string }) => name);
};

it('is off the menu until the restaurant opens on another day, and only staff see who and when', async () => {
  const { etag } = await stored();
  const reply = await patch(dish, soldOut, { 'if-match': etag });
  expect(reply).toMatchObject({ status: 200, body: noted(OPENING) });
  expect((await patch(dish, soldOut, { 'if-match': etag })).status).toBe(412);
  const { text } = await cms.ask('/api/menu/full');
  expect(text).not.toContain('sold_out');
  const { fields } = (await staff.call('GET', '/api/admin/history')).body.items[0];
  expect(fields.map(({ name }: { name: string }) => name)).toEqual(['available', 'sold_out_until']);
  const listed = async (available: boolean) =>
    (await staff.call('GET', `/api/admin/menu?available=${available}`)).body.items.length;
  expect([await listed(true), await listed(false)]).toEqual([0, 1]);
});

it.each(['menu/full', 'tapas5', 'highlights'])(
  'is on %s again in the second of the opening, with nothing written',
  async (path) => {
    await patch(dish, soldOut);
    const etagAt = async (time: Date) => {
      vi.setSystemTime(time);
      return (await cms.ask(`/api/${path}`)).headers.get('etag');
    };
    const before = await etagAt(new Date(OPENING.getTime() - 1_000));
    expect(await shown(path)).toEqual([]);
    expect(await etagAt(new Date(OPENING.getTime() - 1))).toBe(before);
    expect(await etagAt(OPENING)).not.toBe(before);
    expect(await shown(path)).toEqual(['Pulpo']);
    await at(OPENING);
    expect(await stored()).toMatchObject(back);
  },
);

it('a drink comes back to its list, and to the dish that it goes with', async () => {
  const paired = async () => (await cms.ask('/api/menu/full')).body.categories[0].items[0].pairings.length;
  await staff.call('PATCH', `/api/admin/drinks/${drink}`, soldOut);
  expect([await shown('drinks/full'), await paired()]).toEqual([[], 0]);
  vi.setSystemTime(OPENING);
  expect([await shown('drinks/full'), await paired()]).toEqual([['Fino'], 1]);
});

describe('until somebody turns it back on', () => {
  it.each([
    ['by a patch', () => patch(dish, { available: false, sold_out: 'until-turned-on' })],
    ['by a patch that does not say', () => patch(dish, { available: false })],
    ['by its own call', () => staff.call('PATCH', `/api/admin/menu/${dish}/available?value=false`)],
  ])('%s', async (_case, act) => {
    expect((await act()).body).toMatchObject(noted(null));
    vi.setSystemTime(new Date('2028-01-01T12:00:00Z'));
    expect(await shown('menu/full')).toEqual([]);
  });
});

it('a form saved in the meantime keeps the time, and one opened before the return gets a conflict', async () => {
  const { body } = await patch(dish, soldOut);
  const form = { name: 'Pulpo', price: 14, category: body.category, available: false };
  const saved = await staff.call('PUT', `/api/admin/menu/${dish}`, form);
  expect(saved.body).toMatchObject({ price: 14, ...noted(OPENING) });
  await at(OPENING);
  const late = await staff.call('PUT', `/api/admin/menu/${dish}`, form, { 'if-match': saved.body.etag });
  expect(late).toMatchObject({ status: 412, body: { current: back } });
  // Sold out again, it does not return at the old time.
  expect((await patch(dish, { available: false })).body.sold_out_until).toBeNull();
});

it('switching it off and on again in the panel leaves no time behind', async () => {
  await patch(dish, soldOut);
  await panel.change(dishUid, dish, { available: true });
  expect(await stored()).toMatchObject(back);
  await panel.change(dishUid, dish, { available: false });
  expect(await stored()).toMatchObject({
    available: false,
    sold_out_until: null,
    sold_out_by: expect.stringMatching(/\S/),
  });
  vi.setSystemTime(OPENING);
  expect(await shown('menu/full')).toEqual([]);
});

it('refuses a time that it does not know', async () => {
  expect((await patch(dish, { available: false, sold_out: 'tomorrow' })).status).toBe(400);
});
