import { beforeAll, describe, expect, it } from 'vitest';
import { itOnce } from './once';
import { cms, content, staff, startOwnCms } from './own-cms';

startOwnCms();

const publicNames = async (list: string): Promise<string[]> => {
  const { body } = await cms.ask(`/api/${list}/full`);
  return body.categories.flatMap(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name));
};

const remove = (list: string, id: string) => staff.call('DELETE', `/api/admin/${list}/${id}`);

describe.each(['menu', 'drinks'])('the list of /api/admin/%s', (list) => {
  const root = `/api/admin/${list}`;
  let category: string;
  const make = async (name: string, fields = {}) =>
    (await staff.call('POST', root, { name, price: 12, category, ...fields })).body;

  beforeAll(async () => {
    category = (await staff.call('POST', `${root}/categories`, { name: `Tapas of ${list}`, order: 1 })).body
      .id;
  });

  it('finds by text without accents or case, by category and by what is available', async () => {
    const other = (await staff.call('POST', `${root}/categories`, { name: 'Other', order: 2 })).body.id;
    const made = [
      await make('Jamón ibérico', { order: 2 }),
      await make('Zanahorias', { order: 1, available: false }),
      await make('Featured', { order: 9, featured: true, allergens: 'milk' }),
      await make('Elsewhere', { category: other, description: 'JAMON too' }),
    ];
    const names = async (search: string) => {
      const { status, body } = await staff.call('GET', `${root}?${search}`);
      expect(status).toBe(200);
      return [body.items.map(({ name }: { name: string }) => name), body.total];
    };
    expect(await names('')).toEqual([['Featured', 'Zanahorias', 'Jamón ibérico', 'Elsewhere'], 4]);
    expect(await names('search=JAMON')).toEqual([['Jamón ibérico', 'Elsewhere'], 2]);
    expect(await names('search=milk')).toEqual([['Featured'], 1]);
    expect(await names(`category=${other}`)).toEqual([['Elsewhere'], 1]);
    expect(await names('available=false')).toEqual([['Zanahorias'], 1]);
    expect(await names('page=2&pageSize=3&nonsense=1')).toEqual([['Elsewhere'], 4]);
    expect(await names('pageSize=1000')).toEqual(await names(''));
    expect(await names('page=9')).toEqual([[], 4]);
    for (const bad of ['page=0', 'pageSize=1001', 'available=maybe', 'page=1&page=2']) {
      expect((await staff.call('GET', `${root}?${bad}`)).status, bad).toBe(400);
    }
    for (const { id } of made) await remove(list, id);
    expect((await remove(list, `categories/${other}`)).status).toBe(204);
  });

  // The same code for both lists, without a difference in what it reads or refuses.
  if (list === 'menu') {
    it('reorders items, all or nothing', async () => {
      const made = [await make('One'), await make('Two'), await make('Three')];
      const [one, two, three] = made.map(({ id }) => id as string);
      const reorder = (ids: unknown, of = category, seen?: number[]) =>
        staff.call('POST', `${root}/reorder`, { category: of, ids, seen });
      const reply = await reorder([three, one, two]);
      expect(reply.status).toBe(200);
      expect(reply.body.items.map(({ name }: { name: string }) => name)).toEqual(['Three', 'One', 'Two']);
      expect(await publicNames(list)).toEqual(['Three', 'One', 'Two']);
      // Items not named keep their order, after the named ones.
      await reorder([two]);
      expect(await publicNames(list)).toEqual(['Two', 'Three', 'One']);
      for (const bad of [[one, 'unknown'], [one, one], [], 'x', [7]]) {
        expect((await reorder(bad)).status, JSON.stringify(bad)).toBe(400);
      }
      expect((await reorder([one], 'unknown')).status).toBe(400);
      // These places are from before Two was moved.
      expect((await reorder([one, three, two], category, [2, 1, 3])).status).toBe(412);
      expect(await publicNames(list)).toEqual(['Two', 'Three', 'One']);
      expect((await reorder([two, one, three], category, [1, 3, 2])).status).toBe(200);
      // Sent again because its answer was lost.
      expect((await reorder([two, one, three], category, [1, 3, 2])).status).toBe(200);
      expect(await publicNames(list)).toEqual(['Two', 'One', 'Three']);
      for (const { id } of made) await remove(list, id);
    });

    it('changes several at once, all or nothing', async () => {
      const made = [await make('One'), await make('Two', { prices: [] }), await make('Three')];
      const [one, two, three] = made;
      const change = (items: unknown) => staff.call('PATCH', root, { items });
      const to = ({ id, etag }: { id: string; etag: string }, changes: object) => ({ id, etag, changes });
      const stored = async () => (await staff.call('GET', `${root}?category=${category}`)).body.items;
      const sizes = [
        { label: 'Small', price: 7 },
        { label: 'Large', price: 15 },
      ];

      const { status, body } = await change([
        to(two, { price: 7, prices: sizes }),
        to(one, { available: false }),
      ]);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        total: 2,
        items: [{ name: 'Two', price: 7, prices: sizes }, { available: false }],
      });
      expect(await stored()).toEqual([body.items[1], three, body.items[0]]);
      const { items: history } = (await staff.call('GET', '/api/admin/history')).body;
      expect(
        history
          .slice(0, 2)
          .map(({ title }: { title: string }) => title)
          .sort(),
      ).toEqual(['One', 'Two']);

      const before = await stored();
      const [newOne, , newTwo] = before;
      // If anything is wrong with one, none is changed, even if others were already written.
      const outdated = await change([
        to(newOne, { price: 1 }),
        to(two, { price: 1 }),
        to(three, { price: 1 }),
      ]);
      expect(outdated).toMatchObject({ status: 412, body: { current: { total: 1, items: [newTwo] } } });
      const nowhere = await change([to(three, { price: 1 }), to(newTwo, { category: 'a'.repeat(24) })]);
      expect(nowhere).toMatchObject({
        status: 400,
        body: { details: [{ path: 'items.1.changes.category' }] },
      });
      const cents = await change([to(three, { price: 1 }), to(newTwo, { price: 1.5 })]);
      expect(cents).toMatchObject({ status: 400, body: { details: [{ path: 'items.1.changes.price' }] } });
      const unknown = to({ id: 'a'.repeat(24), etag: '*' }, { price: 1 });
      expect((await change([to(three, { price: 1 }), unknown])).status).toBe(404);
      expect((await change([to(three, { price: 1 }), to(three, { price: 2 })])).status).toBe(400);
      expect((await change([])).status).toBe(400);
      expect(await stored()).toEqual(before);
      for (const { id } of made) await remove(list, id);
    });

    itOnce('reads what several were before in one go, since hundreds one by one take too long', async () => {
      const made = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((name) => make(name)));
      let reads = 0;
      const note = ({ sql }: { sql: string }) =>
        (reads += /from .dietary_tags. as .t0. left join/.test(sql) ? 1 : 0);
      cms.strapi.db.connection.on('query', note);
      const items = made.map(({ id, etag }) => ({ id, etag, changes: { price: 9 } }));
      expect((await staff.call('PATCH', root, { items })).status).toBe(200);
      cms.strapi.db.connection.removeListener('query', note);
      expect(reads).toBeGreaterThan(0);
      // Strapi reads each once more.
      expect(reads).toBeLessThanOrEqual(2 * made.length);
      for (const { id } of made) await remove(list, id);
    });

    it('adds new ones with the changes, all or nothing, and a dry run stores nothing', async () => {
      const one = await make('One');
      const items = [{ id: one.id, etag: one.etag, changes: { price: 9 } }];
      const two = { name: 'Two', price: 4, category, allergens: 'milk' };
      const added = [two];
      const send = (body: object, query = '') => staff.call('PATCH', `${root}${query}`, body);
      const stored = async () => (await staff.call('GET', `${root}?category=${category}`)).body.items;
      const titles = async () =>
        (await staff.call('GET', '/api/admin/history')).body.items
          .slice(0, 2)
          .map(({ title, action }: { title: string; action: string }) => `${action} ${title}`)
          .sort();
      const [shown, told] = [await publicNames(list), await titles()];

      const dry = await send({ items, added }, '?dryRun=true');
      expect(dry).toMatchObject({ status: 200, body: { items: [{ price: 9 }, { allergens: 'milk' }] } });
      // All problems are reported together, including those that only the last steps of a save find.
      const bad = { items: [{ ...items[0], changes: { category: 'a'.repeat(24) } }], added: [...added] };
      bad.added.push({ ...two, allergens: 'glitter' }, { ...two, allergens: 'sand' });
      for (const query of ['?dryRun=true', '']) {
        const { status, body } = await send(bad, query);
        expect([status, ...body.details.map(({ path }: { path: string }) => path)]).toEqual([
          400,
          'items.0.changes.category',
          'added.1.allergens',
          'added.2.allergens',
        ]);
        const outdated = { items: [{ ...items[0], etag: '"other"' }], added };
        expect(await send(outdated, query)).toMatchObject({ status: 412, body: { current: { total: 1 } } });
      }
      expect((await send({ items, added: Array.from({ length: 500 }, () => two) })).status).toBe(400);
      expect((await send({ items, added }, '?dryRun=maybe')).status).toBe(400);
      expect([await stored(), await publicNames(list), await titles()]).toEqual([[one], shown, told]);

      const { status, body } = await send({ items, added });
      expect([status, await stored()]).toEqual([200, body.items]);
      expect(body.items).toMatchObject([{ price: 9 }, { name: 'Two', allergens_confirmed: false }]);
      expect(await titles()).toEqual(['changed One', 'created Two']);
      // Sent again because its answer was lost, even twice at the same moment, it adds nothing twice.
      const three = { ...two, name: 'Three' };
      const again = await Promise.all([send({ items: [], added: [two] }), send({ items: [], added: [two] })]);
      again.push(await send({ items: [], added: [three, three] }, '?dryRun=true'));
      expect(again.map((reply) => [reply.status, reply.body.details[0].path])).toEqual([
        [400, 'added.0.name'],
        [400, 'added.0.name'],
        [400, 'added.1.name'],
      ]);
      expect(await stored()).toEqual(body.items);
      for (const { id } of body.items) await remove(list, id);
    });
  }

  const itHere = list === 'menu' ? it : itOnce;
  itHere('has categories that are made, renamed, ordered and deleted when empty', async () => {
    const path = `${root}/categories`;
    const second = (await staff.call('POST', path, { name: 'Postres ñ', order: 5 })).body;
    expect(second).toMatchObject({ name: 'Postres ñ', slug: 'postres-n', order: 5, count: 0 });
    const again = (await staff.call('POST', path, { name: 'Postres ñ' })).body;
    expect(again).toMatchObject({ slug: 'postres-n-1', order: 999 });
    expect((await staff.call('POST', path, { name: 'X', slug: 'postres-n' })).body).toMatchObject({
      status: 400,
      details: [{ path: 'slug', message: 'Another category already has this link name.' }],
    });
    for (const name of ['日本', '!!!', '🍷🍷', 'ß'.repeat(80), 'a'.repeat(80), 'a'.repeat(80)]) {
      const named = await staff.call('POST', path, { name });
      expect(named.status, named.text).toBe(201);
      expect(named.body.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect((await remove(list, `categories/${named.body.id}`)).status).toBe(204);
    }
    const renamed = await staff.call(
      'PUT',
      `${path}/${second.id}`,
      { name: 'Dulces' },
      {
        'if-match': second.etag,
      },
    );
    expect(renamed.body).toMatchObject({ name: 'Dulces', slug: 'postres-n', order: 5 });
    const stale = await staff.call('PUT', `${path}/${second.id}`, { name: 'Y' }, { 'if-match': second.etag });
    expect(stale).toMatchObject({ status: 412, body: { current: renamed.body } });

    const item = await make('In it', { category: second.id });
    const listed = (await staff.call('GET', path)).body;
    expect(listed.total).toBe(3);
    expect(listed.items[1]).toEqual({ ...renamed.body, count: 1 });
    const refused = await staff.call('DELETE', `${path}/${second.id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        status: 409,
        error: 'ConflictError',
        message: '“Dulces” still holds 1 item. Move or delete it first.',
      },
    });
    await remove(list, item.id);

    const order = await staff.call('POST', `${path}/reorder`, { ids: [again.id, second.id] });
    expect(order.body.items.map(({ id }: { id: string }) => id)).toEqual([again.id, second.id, category]);
    expect((await staff.call('POST', `${path}/reorder`, { ids: [again.id, 'x'] })).status).toBe(400);
    expect((await staff.call('DELETE', `${path}/${second.id}`)).status).toBe(204);
    expect((await staff.call('DELETE', `${path}/${again.id}`)).status).toBe(204);
    expect((await staff.call('DELETE', `${path}/${again.id}`)).status).toBe(404);
  });
});

describe('a dish that others need', () => {
  it('is not deleted while it is highlighted or in the special; past highlights are deleted with it', async () => {
    const category = await content.category('Needed');
    const dish = await content.dish('Pulpo', category);
    const highlight = await content.highlight({ dish, position: 1 });
    const special = await content.special({ dishes: { set: [dish] } });

    const refused = await remove('menu', dish);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      '“Pulpo” is in the tapas special and in the everyday highlights. Remove it from there first. If it’s only unavailable for now, mark it sold out instead.',
    );
    await content.change('api::tapas5.tapas-special', special, { dishes: { set: [] } });
    await content.change('api::highlight.highlight', highlight, { date: '2020-02-29' });
    expect((await remove('menu', dish)).status).toBe(204);
    expect(await cms.strapi.documents('api::highlight.highlight').findMany()).toEqual([]);
  });

  it.each(['menu', 'drinks'])('is not deleted from the %s while a button leads to it', async (list) => {
    const category = await content[list === 'menu' ? 'category' : 'drinkCategory']('Linked');
    const food = await content[list === 'menu' ? 'dish' : 'drink']('Tinto', category);
    const link = list === 'menu' ? `/menu#dish-${food}` : `/drinks#drink-${food}`;
    const offer = await content.offer('Octopus week', { active: false, ctaSecondaryTo: link });
    await content.event('Last year', { date: '2020-02-29', ctaTo: link });
    const event = await content.event('Paella night', { date: '2020-02-28', weekdays: 'FRI', ctaTo: link });

    const refused = await remove(list, food);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(
      '“Tinto” is linked from the offer “Octopus week” and the event “Paella night”. Remove it from there first.',
    );
    await content.change('api::event.event', event, { ctaTo: '/events' });
    await content.change('api::offer.offer', offer, { ctaSecondaryTo: '/menu' });
    expect((await remove(list, food)).status).toBe(204);
  });
});
