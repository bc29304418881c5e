import { beforeAll, describe, expect, it } from 'vitest';
import { highlight } from '../src/contract/entities/highlight';
import { cms, content, staff, startOwnCms } from './own-cms';

startOwnCms();

const root = '/api/admin/highlights';
const day = '2026-11-21';

interface Listed {
  id: string;
  name: string;
  position: number;
}

let dish: string;

beforeAll(async () => {
  const category = await content.category('Tapas');
  dish = await content.dish('Pulpo', category, {
    price: 18,
    description: 'Grilled',
    menuHighlightTag: 'New',
  });
});

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
const post = (parameters: Record<string, string>) => staff.call('POST', `${root}?${query(parameters)}`);
const add = async (parameters: Record<string, string> = {}) =>
  (await post({ itemId: dish, ...parameters })).body;
const patch = (id: string, parameters: Record<string, string>, headers = {}) =>
  staff.call('PATCH', `${root}/${id}?${query(parameters)}`, undefined, headers);
const reorder = (parameters: Record<string, string>) =>
  staff.call('POST', `${root}/reorder?${query(parameters)}`);
const remove = (id: string) => staff.call('DELETE', `${root}/${id}`);
const shown = async (date = day): Promise<Listed[]> => (await cms.ask(`/api/highlights?date=${date}`)).body;
const listed = async (search = ''): Promise<Listed[]> =>
  (await staff.call('GET', `${root}${search}`)).body.items;
const idsOf = (highlights: Listed[]) => highlights.map(({ id }) => id);
const removeAll = async () => {
  for (const id of idsOf(await listed())) await remove(id);
};

describe('the staff calls on /api/admin/highlights', () => {
  it('highlight a dish on every day, at once and after all others', async () => {
    const reply = await post({ itemId: dish });
    expect(reply.status).toBe(201);
    expect(highlight.forStaff.parse(reply.body)).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      position: 1,
      date: null,
      active: true,
      name: 'Pulpo',
      description: 'Grilled',
      price: 18,
      image: null,
      image_alt: '',
      tag: 'New',
      category: 'Tapas',
      item: {
        id: dish,
        name: 'Pulpo',
        description: 'Grilled',
        price: 18,
        image: null,
        menuHighlightTag: 'New',
        category: 'Tapas',
        raw: false,
      },
      itemId: dish,
      tagOverride: '',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(idsOf(await shown())).toEqual([reply.body.id]);
    expect((await add({ position: '41', active: 'false' })).position).toBe(41);
    expect((await add({ date: '2026-12-24' })).position).toBe(42);
    expect(idsOf(await shown())).toEqual([reply.body.id]);
    await removeAll();
    expect(await shown()).toEqual([]);
  });

  it('highlight on one day, with its own tag', async () => {
    const made = await add({ date: day, position: '7', tagOverride: ' Tonight ' });
    expect(made).toMatchObject({ date: day, position: 7, tagOverride: 'Tonight', tag: 'Tonight' });
    expect(idsOf(await shown())).toEqual([made.id]);
    expect(await shown('2026-11-22')).toEqual([]);
    expect((await add({ date: '', tagOverride: '' })).date).toBeNull();
    await removeAll();
  });

  it('accept only dishes', async () => {
    const drink = await content.drink('Rioja', await content.drinkCategory('Wines'));
    for (const itemId of ['unknown', 'not-an-id', 'a\u0000', '1', drink]) {
      const reply = await post({ itemId });
      expect(reply, itemId).toMatchObject({ status: 404, body: { error: 'NotFoundError' } });
      expect(reply.body.message).toContain('There is no such dish.');
    }
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{ itemId: '' }, 'itemId'],
    [{ position: '-1' }, 'position'],
    [{ position: '' }, 'position'],
    [{ position: '100001' }, 'position'],
    [{ date: '2026-02-29' }, 'date'],
    [{ active: 'yes' }, 'active'],
    [{ tagOverride: 'a'.repeat(41) }, 'tagOverride'],
    [{ tagOverride: 'a\u0000b' }, 'tagOverride'],
    [{ tag: 'New' }, 'tag'],
  ])('refuse a new one with %j', async (parameters, path) => {
    const reply = await post({ itemId: dish, ...parameters });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect(await listed()).toEqual([]);
  });

  it('refuse one without a dish', async () => {
    expect(await post({})).toMatchObject({
      status: 400,
      body: { message: 'The dish is required.', details: [{ path: 'itemId' }] },
    });
  });

  it('list those of a day, by position, including inactive ones and those of a sold-out dish', async () => {
    const soldOut = await content.dish('Chipirones', await content.category('Sea'), { available: false });
    const late = await add({ position: '9' });
    const off = await add({ position: '2', date: day, active: 'false' });
    const gone = await add({ position: '3', itemId: soldOut });
    const other = await add({ position: '1', date: '2026-11-22' });
    expect(idsOf(await listed())).toEqual([other.id, off.id, gone.id, late.id]);
    expect(idsOf(await listed(`?date=${day}`))).toEqual([off.id, gone.id, late.id]);
    expect(idsOf(await listed('?date=2026-11-23&other=1'))).toEqual([gone.id, late.id]);
    expect((await listed(`?date=${day}`))[1]).toMatchObject({ name: 'Chipirones', itemId: soldOut });
    expect(idsOf(await shown())).toEqual([late.id]);
    const page = (await staff.call('GET', `${root}?page=2&pageSize=3`)).body;
    expect(page).toMatchObject({ page: 2, pageSize: 3, total: 4, items: [{ id: late.id }] });
    expect((await staff.call('GET', `${root}?date=tomorrow`)).status).toBe(400);
    await removeAll();
  });

  it('change what is given, and clear what is empty', async () => {
    const { id } = await add({ date: day, tagOverride: 'Tonight', position: '4' });
    const moved = await patch(id, { position: '6' });
    expect(moved).toMatchObject({ status: 200, body: { position: 6, date: day, tagOverride: 'Tonight' } });
    expect(moved.headers.get('etag')).toBe(moved.body.etag);
    expect(await shown()).toMatchObject([{ id, position: 6, tag: 'Tonight' }]);
    expect((await patch(id, { date: '', tagOverride: '' })).body).toMatchObject({
      position: 6,
      date: null,
      tagOverride: '',
      tag: 'New',
    });
    expect(await shown('2030-01-01')).toMatchObject([{ id, tag: 'New' }]);
    expect((await patch(id, {})).status).toBe(200);
    for (const [parameters, path] of [
      [{ active: 'false' }, 'active'],
      [{ position: 'x' }, 'position'],
      [{ date: 'x' }, 'date'],
    ] as const) {
      expect(await patch(id, parameters)).toMatchObject({ status: 400, body: { details: [{ path }] } });
    }
    expect((await patch('unknown', { position: '1' })).status).toBe(404);
    await removeAll();
  });

  it('show and hide', async () => {
    const { id } = await add();
    const setActive = (value: string) => staff.call('PATCH', `${root}/${id}/active?value=${value}`);
    expect(await setActive('false')).toMatchObject({ status: 200, body: { active: false } });
    expect(await shown()).toEqual([]);
    expect((await setActive('true')).body.active).toBe(true);
    expect(idsOf(await shown())).toEqual([id]);
    for (const value of ['', 'yes', '1', 'true&value=false', 'true&date='])
      expect((await setActive(value)).status, value).toBe(400);
    expect((await staff.call('PATCH', `${root}/unknown/active?value=true`)).status).toBe(404);
    await removeAll();
  });

  it('reorder all or nothing', async () => {
    const every = await add();
    const today = await add({ date: day });
    const tomorrow = await add({ date: '2026-11-22' });
    const reply = await reorder({ date: day, positions: `${today.id}:1,${every.id}:2` });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ page: 1, total: 2 });
    expect(idsOf(reply.body.items)).toEqual([today.id, every.id]);
    expect(idsOf(await shown())).toEqual([today.id, every.id]);

    for (const [parameters, path] of [
      [{ date: day, positions: `${every.id}:1,${tomorrow.id}:2` }, 'positions'],
      [{ positions: `${every.id}:1,unknown:2` }, 'positions'],
      [{ positions: `${every.id}:1,${every.id}:2` }, 'positions'],
      [{ positions: `${every.id}:1,${today.id}:100001` }, 'positions'],
      [{ positions: `${every.id}` }, 'positions'],
      [{ positions: '' }, 'positions'],
      [{}, 'positions'],
      [{ positions: `${every.id}:1`, date: 'x' }, 'date'],
      [{ positions: `${every.id}:1`, ids: 'x' }, 'ids'],
    ] as const) {
      const refused = await reorder(parameters);
      expect(refused, JSON.stringify(parameters)).toMatchObject({
        status: 400,
        body: { details: [{ path }] },
      });
    }
    const stale = await reorder({ positions: `${every.id}:5:3,${today.id}:4:1` });
    expect(stale).toMatchObject({ status: 412, body: { current: [{}, {}, {}] } });
    expect((await listed()).map(({ position }) => position)).toEqual([1, 2, 3]);
    const all = await reorder({ date: '', positions: `${tomorrow.id}:1:3,${today.id}:5:1` });
    expect(idsOf(all.body.items)).toEqual([tomorrow.id, every.id, today.id]);
    await removeAll();
  });

  it('do not overwrite what someone else has changed; a change to the dish does not count', async () => {
    const made = await add();
    const mine = { 'if-match': made.etag };
    await content.change('api::menu.menu-item', dish, { name: 'Pulpo a la gallega', price: 19 });
    const [same] = (await staff.call('GET', root)).body.items;
    expect(same).toMatchObject({ name: 'Pulpo a la gallega', price: 19, etag: made.etag });
    const theirs = (await patch(made.id, { position: '5' }, mine)).body;
    const stale = [
      await patch(made.id, { position: '6' }, mine),
      await staff.call('PATCH', `${root}/${made.id}/active?value=false`, undefined, mine),
      await staff.call('DELETE', `${root}/${made.id}`, undefined, mine),
    ];
    for (const late of stale) expect(late).toMatchObject({ status: 412, body: { current: theirs } });
    expect(await shown()).toMatchObject([{ id: made.id, position: 5 }]);
    // The highlight's own text, set in the panel, counts as a change.
    await content.change('api::highlight.highlight', made.id, { name: 'Octopus' });
    expect((await patch(made.id, { position: '7' }, { 'if-match': theirs.etag })).status).toBe(412);
    await removeAll();
  });
});
