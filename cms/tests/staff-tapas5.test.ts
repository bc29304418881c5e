import { beforeAll, describe, expect, it } from 'vitest';
import { special, staffSpecial } from '../src/contract/entities/special';
import { cms, content, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { sendable } from './sendable';

startOwnCms();

const path = '/api/admin/tapas5';
const uid = 'api::tapas5.tapas-special';
const get = async () => (await staff.call('GET', path)).body;
const put = (body: Record<string, unknown>, headers = {}) => staff.call('PUT', path, body, headers);
const shown = async () => (await cms.ask('/api/tapas5')).body;
const stored = () => cms.strapi.db.query(uid).count();

const usual = {
  active: false,
  title: 'Tapas $5',
  price: 5,
  currency: 'USD',
  windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
  daysCsv: 'MON,TUE,WED',
  startTime: '16:00',
  endTime: '18:00',
  timezone: 'America/New_York',
};

let bravas: string;
let gildas: string;
let soldOut: string;
let rioja: string;

beforeAll(async () => {
  const category = await content.category('Tapas');
  bravas = await content.dish('Bravas', category, { description: 'Hot' });
  gildas = await content.dish('Gildas', category, {
    allergens: [await content.term('allergen', 'fish')],
    spicy_level: 2,
    halal: true,
    featured: true,
  });
  soldOut = await content.dish('Croquetas', category, { available: false });
  rioja = await content.drink('Rioja', await content.drinkCategory('Wines'));
});

// The tests build on each other: from no special to a complete one.
describe('the staff calls on /api/admin/tapas5', () => {
  it('answer defaults while nothing is stored', async () => {
    const reply = await staff.call('GET', path);
    expect(staffSpecial.parse(reply.body)).toEqual({
      ...usual,
      itemIds: [],
      items: [],
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(await stored()).toBe(0);
  });

  it('check the first write against the defaults', async () => {
    const refused = await put({ endTime: '15:00' });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'endTime' }] } });
    expect(await stored()).toBe(0);
  });

  it('make one special of two first writes at once, and refuse the one that has not seen the other', async () => {
    const unset = { 'if-match': (await get()).etag };
    const replies = await Promise.all([put({ price: 6 }, unset), put({ price: 7 }, unset)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await stored()).toBe(1);
    const after = await get();
    for (const { status, body } of replies) expect(status === 200 ? body : body.current).toEqual(after);
    await Promise.all([put({ price: 5 }), put({ price: 5 })]);
    expect(await stored()).toBe(1);
    expect(await get()).toMatchObject(usual);
  });

  it('store dishes in order, and show them at once', async () => {
    const reply = await put({
      active: true,
      title: ' Tapas hour ',
      price: 5.5,
      windowText: 'Early week',
      daysCsv: 'TUE,WED',
      startTime: '15:30',
      endTime: '17:45',
      itemIds: [gildas, soldOut, bravas],
    });
    expect(reply.status).toBe(200);
    expect(staffSpecial.parse(reply.body)).toMatchObject({
      active: true,
      title: 'Tapas hour',
      price: 5.5,
      itemIds: [gildas, soldOut, bravas],
      items: [
        {
          id: gildas,
          name: 'Gildas',
          description: '',
          tags: '',
          allergens: 'fish',
          may_contain: '',
          allergens_confirmed: false,
          raw: false,
          spicy_level: 2,
          halal: true,
          featured: true,
          available: true,
        },
        { id: soldOut, name: 'Croquetas', available: false },
        { id: bravas, name: 'Bravas', description: 'Hot', available: true },
      ],
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(await get()).toEqual(reply.body);
    expect(await shown()).toMatchObject({
      active: true,
      title: 'Tapas hour',
      price: 5.5,
      windowText: 'Early week',
      daysCsv: 'TUE,WED',
      startTime: '15:30',
      endTime: '17:45',
      items: [
        { id: gildas, spicy_level: 2, halal: true, featured: true },
        { id: bravas, spicy_level: 0, halal: false, featured: false },
      ],
    });
    await put({ itemIds: [bravas, gildas] });
    expect((await shown()).items.map(({ id }: { id: string }) => id)).toEqual([bravas, gildas]);
  });

  it('keep what a change leaves out, and clear what it empties', async () => {
    const before = await get();
    const changed = await put({ ...sendable(special.body, before), price: 4 });
    expect(changed.body).toEqual({ ...before, price: 4, etag: changed.body.etag });
    expect((await put({ windowText: '' })).body).toMatchObject({ windowText: '', itemIds: [bravas, gildas] });
    expect((await put({ active: false })).body.items).toHaveLength(2);
    expect(await shown()).toMatchObject({ active: false, items: [], price: 4 });
    expect((await put({ itemIds: [], active: true })).body).toMatchObject({ itemIds: [], items: [] });
  });

  it('refuse a drink, and say why', async () => {
    const reply = await put({ itemIds: [bravas, rioja] });
    expect(reply.status).toBe(400);
    expect(reply.body.details).toEqual([
      { path: 'itemIds.1', message: expect.stringContaining('204 CMR 4.03') },
    ]);
    expect(reply.body.message).toContain('only food');
    expect((await get()).itemIds).toEqual([]);
  });

  it('leave no way for a drink through the panel either: the field takes only dishes', async () => {
    expect(cms.strapi.contentType(uid).attributes.dishes).toMatchObject({ target: 'api::menu.menu-item' });
    const panel = await signInToPanel(cms);
    const { id } = await cms.strapi.db
      .query('api::drinks.drink')
      .findOne({ where: { documentId: rioja }, select: ['id'] });
    const withDish = await panel.changeSingle(uid, { dishes: { connect: [{ documentId: gildas }] } });
    expect(withDish.status).toBe(200);
    const withDrink = await panel.changeSingle(uid, { dishes: { connect: [{ documentId: rioja, id }] } });
    expect(withDrink.status).toBe(400);
    expect((await get()).itemIds).toEqual([gildas]);
    expect((await shown()).items).toMatchObject([{ id: gildas }]);
  });

  it.each([
    ['an unknown dish', { itemIds: ['unknown'] }, 'itemIds.0', 'There is no such dish.'],
    ['something that is not an id', { itemIds: ['A b'] }, 'itemIds.0', 'not an id'],
    ['an empty title', { title: ' ' }, 'title', 'Title is required.'],
    ['a price below 0', { price: -1 }, 'price', 'at least 0'],
    ['a price with three decimals', { price: 5.005 }, 'price', 'two decimals'],
    ['a day in lower case', { daysCsv: 'mon' }, 'daysCsv', 'must be days'],
    ['a day twice', { daysCsv: 'MON,TUE,MON' }, 'daysCsv', 'more than once'],
    ['a time that does not exist', { startTime: '24:00' }, 'startTime', 'must be a time'],
    ['an end before the start', { endTime: '15:00' }, 'endTime', 'The end must be after the start'],
    ['an unknown field', { dishes: [] }, 'dishes', 'can’t be set here'],
  ])('refuse %s', async (_case, fields, field, message) => {
    const before = await get();
    const reply = await put(fields);
    expect(reply).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
    expect(reply.body.details).toEqual([{ path: field, message: expect.stringContaining(message) }]);
    expect(await get()).toEqual(before);
  });

  it('refuse a dish that is named twice', async () => {
    const reply = await put({ itemIds: [bravas, gildas, bravas] });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'itemIds.2' }] } });
  });

  it('do not overwrite what someone else has changed; a change to a dish does not count', async () => {
    const { etag } = await put({ itemIds: [bravas] }).then(({ body }) => body);
    await content.change('api::menu.menu-item', bravas, { name: 'Patatas bravas', available: false });
    const seen = await get();
    expect(seen).toMatchObject({ etag, items: [{ name: 'Patatas bravas', available: false }] });
    const theirs = (await put({ price: 8 }, { 'if-match': etag })).body;
    const late = await put({ price: 9 }, { 'if-match': etag });
    expect(late).toMatchObject({ status: 412, body: { status: 412, current: theirs } });
    expect((await shown()).price).toBe(8);
  });
});
