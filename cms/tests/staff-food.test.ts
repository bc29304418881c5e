import { beforeAll, describe, expect, it } from 'vitest';
import { dish as dishEntity } from '../src/contract/entities/dish';
import { drink } from '../src/contract/entities/drink';
import { itOnce } from './once';
import { cms, content, staff, startOwnCms } from './own-cms';
import { sendable } from './sendable';

startOwnCms();

const lists = [
  {
    list: 'menu',
    noun: 'dish',
    own: { raw: true, spicy_level: 2, halal: true, menuHighlightTag: 'New' },
    unset: { raw: false, spicy_level: 0, halal: false, menuHighlightTag: '', pairingIds: [] },
    clearable: ['menuHighlightTag'],
  },
  {
    list: 'drinks',
    noun: 'drink',
    own: {
      producer: 'Casa Alta',
      vintage: '2019',
      style: 'red',
      abv: 13.125,
      region: 'Rioja',
      grape: 'Tempranillo',
    },
    unset: {
      producer: '',
      vintage: '',
      style: null,
      alcohol_free: false,
      abv: null,
      region: '',
      grape: '',
    },
    clearable: ['producer', 'vintage', 'region', 'grape'],
  },
] as const;

const publicNames = async (list: string): Promise<string[]> => {
  const { body } = await cms.ask(`/api/${list}/full`);
  return body.categories.flatMap(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name));
};

/** Stores a price that was allowed before cents were refused. */
const storePrice = (list: 'menu' | 'drinks', id: string, price: number) =>
  cms.strapi.db
    .connection(list === 'menu' ? 'menu_items' : 'drinks')
    .where({ document_id: id })
    .update({ price });

const remove = (list: string, id: string) => staff.call('DELETE', `/api/admin/${list}/${id}`);

describe.each(lists)('the staff calls on /api/admin/$list', ({ list, noun, own, unset, clearable }) => {
  const root = `/api/admin/${list}`;
  const bodyOf = (entity: Record<string, unknown>) =>
    sendable(list === 'menu' ? dishEntity.body : drink.body, entity);
  let category: string;
  const make = async (name: string, fields = {}) =>
    (await staff.call('POST', root, { name, price: 12, category, ...fields })).body;

  beforeAll(async () => {
    const reply = await staff.call('POST', `${root}/categories`, { name: `Tapas of ${list}`, order: 1 });
    expect(reply.status).toBe(201);
    category = reply.body.id;
  });

  it(`adds a ${noun} that shows at once, with its defaults`, async () => {
    const reply = await staff.call('POST', root, { name: '  Pan con  tomate ', price: 7, category });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      name: 'Pan con  tomate',
      description: '',
      price: 7,
      prices: [],
      dietary_tags: '',
      allergens: '',
      may_contain: '',
      allergens_confirmed: false,
      available: true,
      sold_out_until: null,
      sold_out_at: null,
      sold_out_by: '',
      left_tonight: null,
      left_until: null,
      featured: false,
      image: null,
      image_alt: '',
      order: 999,
      category,
      pairings: [],
      imageId: null,
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      ...unset,
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(await publicNames(list)).toContain('Pan con  tomate');
    const found = await staff.call('GET', `${root}/${reply.body.id}`);
    expect(found).toMatchObject({ status: 200, body: reply.body });
    expect(found.headers.get('etag')).toBe(reply.body.etag);
    expect((await remove(list, reply.body.id)).status).toBe(204);
  });

  it('keeps every field', async () => {
    const imageId = (
      await cms.strapi.db
        .query('plugin::upload.file')
        .findOne({ where: { id: await content.picture('A plate') } })
    ).documentId as string;
    const full = {
      description: 'Two lines\nof words',
      dietary_tags: 'vegetarian|gluten-free',
      allergens: 'sulfites|milk',
      may_contain: 'egg',
      allergens_confirmed: true,
      available: false,
      featured: true,
      order: 4,
      imageId,
      ...own,
    };
    const made = await make('Everything', full);
    expect(made).toMatchObject({ ...full, image_alt: 'A plate' });
    expect(made.image).toMatch(/^\/uploads\/.+\?v=\w+$/);
    // A missing field stays as it is; null or empty text clears it.
    const changed = await staff.call('PUT', `${root}/${made.id}`, { name: 'Less', price: 3, category });
    expect(changed.body).toMatchObject({ ...full, name: 'Less', price: 3 });
    const texts = ['description', 'dietary_tags', 'allergens', 'may_contain', ...clearable];
    for (const none of [null, '']) {
      const emptied = Object.fromEntries(texts.map((name) => [name, none]));
      const cleared = await staff.call('PUT', `${root}/${made.id}`, {
        ...bodyOf(changed.body),
        ...emptied,
        imageId: null,
        order: null,
      });
      expect(cleared).toMatchObject({
        status: 200,
        body: {
          ...Object.fromEntries(texts.map((name) => [name, ''])),
          imageId: null,
          image: null,
          order: 999,
        },
      });
      const filled = await staff.call('PUT', `${root}/${made.id}`, {
        ...bodyOf(changed.body),
        ...full,
      });
      expect(filled.body).toMatchObject(full);
    }
    await remove(list, made.id);
  });

  itOnce.each([
    ['no name', { name: undefined }, 'name', 'Name is required.'],
    ['an empty name', { name: ' \n ' }, 'name', 'Name is required.'],
    ['a name that is too long', { name: 'a'.repeat(121) }, 'name', 'Name must have at most 120 characters.'],
    ['a name that is not text', { name: 7 }, 'name', 'Name must be text.'],
    ['a control character', { name: 'a\u0000b' }, 'name', 'Name must not contain control characters.'],
    ['no price', { price: undefined }, 'price', 'Price is required.'],
    ['a price as text', { price: '12' }, 'price', 'Price must be a number.'],
    ['a price below 0', { price: -1 }, 'price', 'Price must be at least 0.'],
    ['a price above 10,000', { price: 10_001 }, 'price', 'Price must be at most 10,000.'],
    [
      'a price with cents',
      { price: 8.5 },
      'price',
      'Menu prices are whole dollars: guests would see $9. Enter 8 or 9.',
    ],
    ['no category', { category: undefined }, 'category', 'Category is required.'],
    ['an unknown category', { category: 'unknown' }, 'category', 'There is no such category.'],
    ['an unknown tag', { dietary_tags: 'vegan|tasty' }, 'dietary_tags', '“tasty” is not on the list.'],
    ['an unknown allergen', { may_contain: 'love' }, 'may_contain', '“love” is not on the list.'],
    ['tags as a list', { dietary_tags: ['vegan'] }, 'dietary_tags', 'Dietary tags must be text.'],
    ['an unknown picture', { imageId: 'unknown' }, 'imageId', 'There is no such picture.'],
    ['an unknown field', { color: 'red' }, 'color', '“color” can’t be set here.'],
  ])('refuses %s and stores nothing', async (_what, fields, path, message) => {
    const before = await cms.ask(`/api/${list}/full`);
    const reply = await staff.call('POST', root, { name: 'Refused', price: 12, category, ...fields });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ status: 400, error: 'ValidationError', details: [{ path, message }] });
    expect((await cms.ask(`/api/${list}/full`)).headers.get('etag')).toBe(before.headers.get('etag'));
  });

  // The same code for both lists, without a difference in what it reads or refuses.
  if (list === 'menu') {
    it('answers 404 for an unknown id', async () => {
      for (const [method, path, body] of [
        ['GET', 'unknown'],
        ['GET', '%00'],
        ['PUT', 'unknown', { name: 'A', price: 1, category }],
        ['DELETE', 'unknown'],
        ['PATCH', 'unknown/available?value=true'],
      ] as const) {
        const reply = await staff.call(method, `${root}/${path}`, body);
        expect(reply, `${method} ${path}`).toMatchObject({ status: 404, body: { error: 'NotFoundError' } });
        expect(reply.body.message).toContain(`There is no such ${noun}`);
      }
    });

    it('marks as sold out and back, seen by diners at once', async () => {
      const made = await make('Sold out');
      const reply = await staff.call('PATCH', `${root}/${made.id}/available?value=false`, undefined, {
        'if-match': made.etag,
      });
      expect(reply).toMatchObject({ status: 200, body: { available: false } });
      expect(await publicNames(list)).not.toContain('Sold out');
      await staff.call('PATCH', `${root}/${made.id}/available?value=true`);
      expect(await publicNames(list)).toContain('Sold out');
      for (const bad of ['', 'value=', 'value=1', 'value=true&x=1']) {
        expect((await staff.call('PATCH', `${root}/${made.id}/available?${bad}`)).status, bad).toBe(400);
      }
      await remove(list, made.id);
    });

    it('changes with PATCH what is given, and keeps the rest', async () => {
      const made = await make('Patched', { description: 'As before', allergens: 'egg', order: 4, ...own });
      const url = `${root}/${made.id}`;
      const { etag: _etag, ...before } = made;
      const priced = await staff.call('PATCH', url, { price: 11 }, { 'if-match': made.etag });
      expect(priced).toMatchObject({ status: 200, body: { ...before, price: 11 } });
      const cleared = await staff.call('PATCH', url, { description: null, allergens: '' });
      expect(cleared.body).toMatchObject({ ...before, price: 11, description: '', allergens: '' });
      expect(await staff.call('PATCH', url, { name: '' })).toMatchObject({ status: 400 });
      expect(await staff.call('PATCH', url, { category: 'unknown' })).toMatchObject({ status: 400 });
      await remove(list, made.id);
    });
  }

  it('is not confirmed with other allergens, unless the change says so', async () => {
    const told = { allergens: 'milk|egg', may_contain: 'fish' };
    const made = await make('Confirmed', { ...told, allergens_confirmed: true });
    const url = `${root}/${made.id}`;
    const { id } = made;
    const required = { name: made.name, price: 12, category };
    const send = (method: string, body: object) => staff.call(method, url, body);
    const several = async (changes: object) => {
      const { etag } = (await staff.call('GET', url)).body;
      return staff.call('PATCH', root, { items: [{ id, etag, changes }] });
    };
    const confirmed = async () => (await staff.call('GET', url)).body.allergens_confirmed;
    await send('PUT', { ...required, allergens: 'egg|milk', may_contain: 'fish|fish' });
    await send('PATCH', { description: 'New' });
    expect(await confirmed()).toBe(true);
    for (const change of [
      () => send('PATCH', { allergens: 'milk' }),
      () => send('PATCH', { may_contain: null }),
      () => send('PUT', { ...required, allergens: 'milk|egg|wheat' }),
      () => several({ may_contain: 'fish|sesame' }),
    ]) {
      expect((await change()).status).toBe(200);
      expect(await confirmed()).toBe(false);
      await send('PATCH', { ...told, allergens_confirmed: true });
      expect(await confirmed()).toBe(true);
    }
    await remove(list, id);
  });

  it('keeps a price that was stored with cents until it is corrected, and lets the rest be changed', async () => {
    const made = await make('Old price');
    const url = `${root}/${made.id}`;
    await storePrice(list, made.id, 8.5);
    expect((await staff.call('GET', url)).body.price).toBe(8.5);
    expect((await staff.call('PATCH', `${url}/available?value=false`)).status).toBe(200);
    const fixed = { name: made.name, category, allergens: 'shellfish', allergens_confirmed: true };
    expect(await staff.call('PUT', url, fixed)).toMatchObject({
      status: 200,
      body: { price: 8.5, allergens: 'shellfish', available: false },
    });
    const whole = await staff.call('PUT', url, { ...bodyOf(made), price: 8.5 });
    expect(whole).toMatchObject({ status: 400, body: { details: [{ path: 'price' }] } });
    expect(whole.body.message).toContain('Enter 8 or 9.');
    expect((await staff.call('PUT', url, { ...bodyOf(made), price: 9 })).body.price).toBe(9);
    // Undone, restored after a deletion, and not taken for another price.
    expect((await staff.call('PATCH', url, { price: 8.5 })).body.price).toBe(8.5);
    expect((await staff.call('PATCH', url, { price: 7.5 })).status).toBe(400);
    const never = await make('Never changed');
    await storePrice(list, never.id, 9.5);
    for (const [each, price] of [
      [made.id, 8.5],
      [never.id, 9.5],
    ] as const) {
      await remove(list, each);
      const [{ id }] = (await staff.call('GET', `/api/admin/history?entry=${each}`)).body.items;
      const restored = await staff.call('POST', `/api/admin/history/${id}/restore`, { version: 'before' });
      expect([restored.status, restored.body.message]).toEqual([200, undefined]);
      expect((await staff.call('GET', `${root}/${each}`)).body.price).toBe(price);
      await remove(list, each);
    }
  });

  it('keeps a size that was stored with cents, and brings it back when a change is undone', async () => {
    const [small, old] = [
      { label: 'small', price: 12 },
      { label: 'large', price: 19.5 },
    ];
    const made = await make('Old size', { prices: [small, { ...old, price: 20 }] });
    const url = `${root}/${made.id}`;
    await cms.strapi.db
      .connection('components_food_prices')
      .where({ label: old.label, price: 20 })
      .update({ price: old.price });
    expect((await staff.call('PATCH', `${url}/available?value=false`)).body.prices).toEqual([small, old]);
    const other = { ...small, price: 14 };
    expect((await staff.call('PATCH', url, { price: 14 })).body.prices).toEqual([other, old]);
    const raised = {
      price: 13,
      prices: [
        { ...small, price: 13 },
        { ...old, price: 21 },
      ],
    };
    expect((await staff.call('PATCH', url, raised)).body).toMatchObject(raised);
    const before = { price: 12, prices: [small, old] };
    expect((await staff.call('PATCH', url, before)).body).toMatchObject(before);
    const wrong = { prices: [small, { ...old, price: 18.5 }] };
    expect(await staff.call('PATCH', url, wrong)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'prices.1.price' }] },
    });
    await remove(list, made.id);
  });

  it('keeps its price the first of its prices, whichever of the two is changed', async () => {
    const small = { label: 'small', price: 12 };
    const large = { label: 'large', price: 20 };
    const made = await make('Sized', { prices: [small, large] });
    expect(made).toMatchObject({ price: 12, prices: [small, large] });
    const url = `${root}/${made.id}`;
    const patched = async (body: object) => {
      const { price, prices } = (await staff.call('PATCH', url, body)).body;
      return { price, prices };
    };
    expect(await patched({ price: 13 })).toEqual({ price: 13, prices: [{ ...small, price: 13 }, large] });
    expect(await patched({ prices: [large, small] })).toEqual({ price: 20, prices: [large, small] });
    expect(await patched({ featured: true })).toEqual({ price: 20, prices: [large, small] });
    const { body: shown } = await cms.ask(`/api/${list}/full`);
    expect(shown.categories[0].items[0]).toMatchObject({ price: 20, prices: [large, small] });
    // A PUT without a price takes it from the list.
    const put = await staff.call('PUT', url, { name: 'Sized', category, prices: [small] });
    expect(put).toMatchObject({ status: 200, body: { price: 12, prices: [small] } });
    const torn = await staff.call('PATCH', url, { price: 5, prices: [large] });
    expect(torn).toMatchObject({ status: 400, body: { details: [{ path: 'price' }] } });
    expect(await patched({ prices: [] })).toEqual({ price: 12, prices: [] });
    expect(await patched({ price: 4 })).toEqual({ price: 4, prices: [] });
    await remove(list, made.id);
  });

  itOnce.each([
    [{ label: 'a', price: 8.5 }, '0.price'],
    [{ label: ' ', price: 8 }, '0.label'],
    [{ label: 'a'.repeat(31), price: 8 }, '0.label'],
    [{ label: 'B ', price: 8 }, '1.label'],
  ])('refuses the size %j', async (size, path) => {
    const prices = [size, { label: 'b', price: 20 }];
    const reply = await staff.call('POST', root, { name: 'Refused', price: 8, category, prices });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: `prices.${path}` }] } });
  });

  if (list === 'menu') {
    it('tells the second of two who changed the same item, and writes nothing', async () => {
      const made = await make('Shared');
      const url = `${root}/${made.id}`;
      const ifMatch = { 'if-match': made.etag };
      const first = await staff.call('PUT', url, { ...bodyOf(made), price: 15 }, ifMatch);
      expect(first).toMatchObject({ status: 200, body: { price: 15 } });
      expect(first.body.etag).not.toBe(made.etag);
      for (const [method, path, body] of [
        ['PUT', url, { ...bodyOf(made), price: 16 }],
        ['PATCH', `${url}/available?value=false`],
        ['DELETE', url],
      ] as const) {
        const reply = await staff.call(method, path, body, ifMatch);
        expect(reply.status).toBe(412);
        expect(reply.body).toEqual({
          status: 412,
          error: 'PreconditionFailedError',
          message: expect.any(String),
          current: first.body,
        });
      }
      expect((await staff.call('GET', url)).body).toEqual(first.body);
      // A save that changes nothing still makes a new version; `*` matches any.
      const same = await staff.call('PUT', url, bodyOf(first.body), {
        'if-match': `W/"x", ${first.body.etag}`,
      });
      expect(same.status).toBe(200);
      expect(same.body.etag).not.toBe(first.body.etag);
      expect((await staff.call('DELETE', url, undefined, { 'if-match': '*' })).status).toBe(204);
    });
  }
});
