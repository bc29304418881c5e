import { beforeAll, expect, it } from 'vitest';
import { cms, content, staff, startOwnCms } from './own-cms';

let fino: string;
let rioja: string;
let dish: string;

startOwnCms();

beforeAll(async () => {
  const sherry = await content.drinkCategory('Sherry');
  [fino, rioja] = [await content.drink('Fino', sherry), await content.drink('Rioja', sherry)];
  dish = await content.dish('Gambas', await content.category('Seafood'), { raw: true });
});

const patched = (body: object, ifMatch = '*') =>
  staff.call('PATCH', `/api/admin/menu/${dish}`, body, { 'if-match': ifMatch });

/** What diners read: each item's name with its partners. */
async function shown(list: 'menu' | 'drinks') {
  const { body } = await cms.ask(`/api/${list}/full`);
  const items: { name: string; pairings: { name: string }[] }[] = body.categories[0].items;
  return Object.fromEntries(items.map(({ name, pairings }) => [name, pairings.map((each) => each.name)]));
}

it('are chosen on the dish, in order, and show on both sides at once', async () => {
  const drink = (await staff.call('GET', `/api/admin/drinks/${fino}`)).body;
  const reply = await patched({ pairingIds: [rioja, fino, rioja] });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      pairingIds: [rioja, fino],
      pairings: [
        { id: rioja, name: 'Rioja', raw: false },
        { id: fino, name: 'Fino', raw: false },
      ],
    },
  });
  expect(await shown('menu')).toEqual({ Gambas: ['Rioja', 'Fino'] });
  expect(await shown('drinks')).toEqual({ Fino: ['Gambas'], Rioja: ['Gambas'] });
  // The drink shows the dish, but its version is unchanged: nobody editing it gets a conflict.
  const { pairings, ...rest } = (await staff.call('GET', `/api/admin/drinks/${fino}`)).body;
  expect({ ...rest, pairings: [] }).toEqual(drink);
  expect(pairings).toEqual([{ id: dish, name: 'Gambas', raw: true }]);
  const direct = await staff.call('PATCH', `/api/admin/drinks/${fino}`, { pairings: [] });
  expect(direct.status).toBe(400);
});

it('are part of the dish’s version', async () => {
  const before = (await patched({ pairingIds: [fino] })).body.etag;
  expect((await patched({ pairingIds: [rioja] }, before)).status).toBe(200);
  expect((await patched({ pairingIds: [] }, before)).status).toBe(412);
  expect((await patched({ pairingIds: ['unknown'] })).body.details).toMatchObject([{ path: 'pairingIds' }]);
  expect(await shown('menu')).toEqual({ Gambas: ['Rioja'] });
});

it('leave out what is sold out, but only for diners', async () => {
  await patched({ pairingIds: [rioja, fino] });
  await staff.call('PATCH', `/api/admin/drinks/${rioja}/available?value=false`);
  expect(await shown('menu')).toEqual({ Gambas: ['Fino'] });
  expect((await staff.call('GET', `/api/admin/menu/${dish}`)).body.pairingIds).toEqual([rioja, fino]);
  await staff.call('PATCH', `/api/admin/drinks/${rioja}/available?value=true`);
  await staff.call('PATCH', `/api/admin/menu/${dish}/available?value=false`);
  expect(await shown('drinks')).toEqual({ Fino: [], Rioja: [] });
  await staff.call('PATCH', `/api/admin/menu/${dish}/available?value=true`);
});

it('end when either of the two is deleted, and prevent no deletion', async () => {
  expect((await staff.call('DELETE', `/api/admin/drinks/${rioja}`)).status).toBe(204);
  expect(await shown('menu')).toEqual({ Gambas: ['Fino'] });
  expect((await staff.call('DELETE', `/api/admin/menu/${dish}`)).status).toBe(204);
  expect(await shown('drinks')).toEqual({ Fino: [] });
});
