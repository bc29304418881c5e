import { beforeAll, describe, expect, it } from 'vitest';
import { cms, content, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

let panel: Awaited<ReturnType<typeof signInToPanel>>;
let category: string;

startOwnCms();

beforeAll(async () => {
  panel = await signInToPanel(cms);
  category = await content.category('Tapas');
});

const dishUid = 'api::menu.menu-item';
const long = (length: number) => 'a'.repeat(length);

describe('the panel refuses, says why at the field, and stores nothing', () => {
  it.each([
    ['a dish without a name', dishUid, { price: 1 }, 'name'],
    ['a dish with an empty name', dishUid, { name: '', price: 1 }, 'name'],
    ['a dish with a blank name', dishUid, { name: '  ', price: 1 }, 'name'],
    ['a name of 121 characters', dishUid, { name: long(121), price: 1 }, 'name'],
    ['a dish without a price', dishUid, { name: 'A' }, 'price'],
    ['a price below 0', dishUid, { name: 'A', price: -0.01 }, 'price'],
    ['a price above 10,000', dishUid, { name: 'A', price: 10_000.01 }, 'price'],
    ['a dish whose price has cents', dishUid, { name: 'A', price: 5.5 }, 'price'],
    ['a price that is text', dishUid, { name: 'A', price: 'five' }, 'price'],
    ['a dish without a category', dishUid, { name: 'A', price: 1, category: null }, 'category'],
    ['a spicy level of 4', dishUid, { name: 'A', price: 1, spicy_level: 4 }, 'spicy_level'],
    ['a spicy level below 0', dishUid, { name: 'A', price: 1, spicy_level: -1 }, 'spicy_level'],
    ['half a spicy level', dishUid, { name: 'A', price: 1, spicy_level: 1.5 }, 'spicy_level'],
    ['an order below 0', dishUid, { name: 'A', price: 1, order: -1 }, 'order'],
    [
      'a description of 1,001 characters',
      dishUid,
      { name: 'A', price: 1, description: long(1001) },
      'description',
    ],
    ['a drink of 101 percent', 'api::drinks.drink', { name: 'A', price: 1, abv: 101 }, 'abv'],
    ['a drink whose price has cents', 'api::drinks.drink', { name: 'A', price: '9.99' }, 'price'],
    ['a highlight with three decimals', 'api::highlight.highlight', { name: 'A', price: 1.999 }, 'price'],
    ['a highlight of nothing', 'api::highlight.highlight', { price: 5 }, 'dish'],
    ['a slug with a space', 'api::menu.menu-category', { name: 'A', slug: 'a b' }, 'slug'],
    ['an offer without a title', 'api::offer.offer', {}, 'title'],
    [
      'a link that runs script',
      'api::offer.offer',
      { title: 'A', ctaPrimaryTo: 'javascript:alert(1)' },
      'ctaPrimaryTo',
    ],
    [
      'an event with a link to another host without its scheme',
      'api::event.event',
      { title: 'A', type: 'event', ctaTo: '/\\evil.example' },
      'ctaTo',
    ],
    [
      'an offer that ends before it starts',
      'api::offer.offer',
      { title: 'A', startDate: '2026-12-02', endDate: '2026-12-01' },
      'endDate',
    ],
    [
      'an event whose end time is before its start',
      'api::event.event',
      { title: 'A', type: 'event', date: '2026-12-02', startTime: '19:00', endTime: '18:00' },
      'endTime',
    ],
    [
      'a time in words',
      'api::event.event',
      { title: 'A', type: 'event', date: '2026-12-02', startTime: '7 PM' },
      'startTime',
    ],
    ['an event of an unknown kind', 'api::event.event', { title: 'A', type: 'party' }, 'type'],
    [
      'a message of 4 characters',
      'api::contact.contact-message',
      { name: 'A', email: 'a@b.example', message: 'Hola' },
      'message',
    ],
    [
      'a message of 5,001 characters',
      'api::contact.contact-message',
      { name: 'A', email: 'a@b.example', message: long(5001) },
      'message',
    ],
    [
      'a message from no address',
      'api::contact.contact-message',
      { name: 'A', email: 'a', message: 'Hello' },
      'email',
    ],
  ])('%s', async (_what, uid, fields, path) => {
    const needsCategory = uid === dishUid || uid === 'api::drinks.drink';
    const parent = uid === dishUid ? category : await content.drinkCategory('Wine');
    const before = await cms.strapi.db.query(uid).count();
    const reply = await panel.create(uid, needsCategory ? { category: parent, ...fields } : fields);
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.errors[0]).toMatchObject({ path: [path], message: expect.any(String) });
    expect(await cms.strapi.db.query(uid).count()).toBe(before);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'https:///menu',
    'http://\\evil.example',
    'tel:',
    '/a b',
  ])('a link to %j', async (ctaPrimaryTo) => {
    const reply = await panel.create('api::offer.offer', { title: 'A', ctaPrimaryTo });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.errors[0].path).toEqual(['ctaPrimaryTo']);
  });

  it.each([
    [
      'hours that are not times',
      { hours: [{ day: 'monday', opens: '25:00', closes: '26:00' }] },
      ['hours', '0', 'opens'],
    ],
    ['hours without an end', { hours: [{ day: 'monday', opens: '12:00' }] }, ['hours', 0, 'opens']],
    ['an unknown day', { hours: [{ day: 'domingo', closed: true }] }, ['hours', '0', 'day']],
    [
      'an exception that opens when it closes',
      { exceptions: [{ date: '2026-12-24', opens: '12:00', closes: '12:00' }] },
      ['exceptions', 0, 'opens'],
    ],
    ['an exception without a date', { exceptions: [{ closed: true }] }, ['exceptions', '0', 'date']],
    ['a time zone that does not exist', { timezone: 'America/Bostton' }, ['timezone']],
    ['a blank name', { name: ' ' }, ['name']],
    ['a blank reply', { reply_templates: [{ name: 'A', text: ' ' }] }, ['reply_templates', '0', 'text']],
    ['an unknown currency', { currency: 'dollar' }, ['currency']],
    ['a fee without its percentage', { feeName: 'Kitchen fee' }, ['feePercent']],
    ['a link without a host', { booking_url: 'https://' }, ['booking_url']],
    ['a link without its scheme', { booking_url: 'book.example' }, ['booking_url']],
    ['a latitude beyond the pole', { latitude: 91 }, ['latitude']],
  ])('settings with %s', async (_what, fields, path) => {
    const reply = await panel.changeSingle('api::site.site-settings', { name: 'Casa', ...fields });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.errors[0].path).toEqual(path);
    expect(await cms.strapi.db.query('api::site.site-settings').count()).toBe(0);
  });

  it('a special with a drink in it', async () => {
    const drink = await content.drink('Fino', await content.drinkCategory('Sherry'));
    const reply = await panel.changeSingle('api::tapas5.tapas-special', {
      title: 'Special',
      price: 5,
      dishes: [drink],
    });
    expect(reply.status).toBe(400);
    expect(await cms.strapi.db.query('api::tapas5.tapas-special').count()).toBe(0);
  });

  it.each([
    [{ startTime: '18:00', endTime: '16:00' }, 'endTime'],
    [{ daysCsv: 'MON,TUE,MON' }, 'daysCsv'],
  ])('a special of %j', async (fields, path) => {
    const reply = await panel.changeSingle('api::tapas5.tapas-special', { title: 'S', price: 5, ...fields });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.errors[0].path).toEqual([path]);
    expect(await cms.strapi.db.query('api::tapas5.tapas-special').count()).toBe(0);
  });

  it('a copy that breaks a rule', async () => {
    const offer = await content.offer('Two weeks', { startDate: '2026-12-01', endDate: '2026-12-14' });
    const before = await cms.strapi.db.query('api::offer.offer').count();
    const copy = (fields: object) =>
      panel.call('POST', `/content-manager/collection-types/api::offer.offer/clone/${offer}`, fields);
    expect((await copy({ startDate: '2026-12-15' })).status).toBe(400);
    expect(await cms.strapi.db.query('api::offer.offer').count()).toBe(before);
    expect((await copy({ startDate: '2026-12-14' })).status).toBe(200);
  });

  it('a change that breaks a rule, part by part', async () => {
    const dish = await content.dish('Croquetas', category, { price: 5 });
    expect((await panel.change(dishUid, dish, { price: 5.5 })).status).toBe(400);
    expect((await panel.change(dishUid, dish, { category: null })).status).toBe(400);
    const offer = await content.offer('Week', { startDate: '2026-12-01' });
    expect((await panel.change('api::offer.offer', offer, { endDate: '2026-11-30' })).status).toBe(400);
    const stored = await cms.strapi.documents(dishUid).findOne({ documentId: dish, populate: ['category'] });
    expect(stored).toMatchObject({ price: 5, category: { documentId: category } });
  });

  it('several prices that break a rule, at the field; changing one in the panel changes the other', async () => {
    const prices = [
      { label: 'tapa', price: 7 },
      { label: 'ración', price: 14 },
    ];
    const dish = await content.dish('Bravas', category, { price: 7, prices });
    const stored = async () => {
      const found = await cms.strapi
        .documents(dishUid)
        .findOne({ documentId: dish, populate: ['prices'], fields: ['price'] });
      return [found?.price, ...(found?.prices ?? []).map(({ price }: { price?: number }) => price)];
    };
    for (const [fields, path] of [
      [{ prices: [{ label: 'tapa', price: 7.5 }] }, ['prices', 0, 'price']],
      [{ prices: [...prices, { label: 'Tapa', price: 9 }] }, ['prices', 2, 'label']],
      [{ price: 8, prices: [{ label: 'tapa', price: 9 }] }, ['price']],
    ] as const) {
      const reply = await panel.change(dishUid, dish, fields);
      expect(reply.status).toBe(400);
      expect(reply.body.error.details.errors[0].path).toEqual(path);
    }
    expect(await stored()).toEqual([7, 7, 14]);
    // As the panel's form sends them, including every unchanged field.
    expect((await panel.change(dishUid, dish, { price: 8, prices })).status).toBe(200);
    expect(await stored()).toEqual([8, 8, 14]);
    expect((await panel.change(dishUid, dish, { price: 8, prices: [prices[1]] })).status).toBe(200);
    expect(await stored()).toEqual([14, 14]);
  });

  it('a drink with alcohol as alcohol-free, whichever of the two is changed', async () => {
    const drinkUid = 'api::drinks.drink';
    const drink = await content.drink('Mosto', await content.drinkCategory('Soft'), { alcohol_free: true });
    const refused = await panel.change(drinkUid, drink, { abv: 0.5 });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.errors[0].path).toEqual(['alcohol_free']);
    expect((await panel.change(drinkUid, drink, { abv: 0 })).status).toBe(200);
    expect((await panel.change(drinkUid, drink, { alcohol_free: false, abv: 0.5 })).status).toBe(200);
    expect((await panel.change(drinkUid, drink, { alcohol_free: true })).status).toBe(400);
  });

  it('changed allergens as confirmed, and turning the switch on together with anything else', async () => {
    const [milk, egg] = [await content.term('allergen', 'milk'), await content.term('allergen', 'egg')];
    const dish = await content.dish('Flan', category, { allergens: [milk], allergens_confirmed: true });
    const stored = async () => {
      const found = await cms.strapi
        .documents(dishUid)
        .findOne({ documentId: dish, fields: ['allergens_confirmed', 'price'], populate: ['allergens'] });
      return [found?.allergens_confirmed, found?.allergens?.length, found?.price];
    };
    // As the panel's form sends them: relations by what is added, the switch whether touched or not.
    const send = (fields: object) => panel.change(dishUid, dish, fields);
    const add = { allergens: { connect: [{ documentId: egg }], disconnect: [] } };
    const refused = async (fields: object) => {
      const { status, body } = await send({ ...fields, allergens_confirmed: true });
      expect([status, body.error?.details.errors[0].path]).toEqual([400, ['allergens_confirmed']]);
    };
    await refused(add);
    expect(await stored()).toEqual([true, 1, 12]);
    expect((await send({ price: 13, allergens_confirmed: true })).status).toBe(200);
    // As a form would send that was opened before a colleague changed the allergens.
    expect((await staff.call('PATCH', `/api/admin/menu/${dish}`, { allergens: '' })).status).toBe(200);
    await refused({ price: 14 });
    expect(await stored()).toEqual([false, 0, 13]);
    expect((await send({ ...add, price: 14, allergens_confirmed: false })).status).toBe(200);
    expect((await send({ price: 14, allergens_confirmed: true })).status).toBe(200);
    expect(await stored()).toEqual([true, 1, 14]);
    expect((await send({ allergens: { connect: [], disconnect: [{ documentId: egg }] } })).status).toBe(200);
    expect(await stored()).toEqual([false, 0, 14]);
  });

  it('a confirmed dish with a tag that contradicts what it contains, however it is written', async () => {
    const named = {
      allergens: [await content.term('allergen', 'wheat')],
      dietary_tags: [await content.term('dietary-tag', 'gluten-free')],
    };
    const fields = { name: 'Pan', price: 3, category, allergens_confirmed: true };
    const refused = await panel.create(dishUid, { ...fields, ...named });
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, ['dietary_tags']]);
    const body = { ...fields, allergens: 'wheat', dietary_tags: 'gluten-free' };
    const reply = await staff.call('POST', '/api/admin/menu', body);
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'dietary_tags' }] } });
    expect(reply.body.message).toContain('“Gluten-free” but contains wheat');
    expect(await cms.strapi.db.query(dishUid).count({ where: { name: 'Pan' } })).toBe(0);
    const pork = { ...fields, halal: true, dietary_tags: 'contains-pork' };
    expect((await staff.call('POST', '/api/admin/menu', pork)).body.message).toContain('“Halal”');
    const kept = { ...body, allergens: '', may_contain: 'wheat' };
    const { id } = (await staff.call('POST', '/api/admin/menu', kept)).body;
    const change = (to: object) => staff.call('PATCH', `/api/admin/menu/${id}`, to);
    expect((await change({ dietary_tags: 'contains-pork' })).status).toBe(200);
    expect((await change({ halal: true })).status).toBe(400);
    expect((await change({ dietary_tags: 'gluten-free' })).status).toBe(200);
    expect((await change({ allergens: 'wheat' })).body.allergens_confirmed).toBe(false);
    expect((await change({ allergens_confirmed: true })).status).toBe(400);
    // A dish stored before this rule can still be marked sold out.
    await cms.strapi.db
      .query(dishUid)
      .update({ where: { documentId: id }, data: { allergens_confirmed: true } });
    expect((await change({ available: false })).status).toBe(200);
  });

  it('another slug for a legal allergen, and deleting it, but not another label', async () => {
    const milk = await content.term('allergen', 'milk');
    const send = (fields: object) => panel.change('api::vocabulary.allergen', milk, fields);
    const refused = await send({ slug: 'dairy', label_en: 'Dairy', label_es: 'Leche' });
    expect([refused.status, refused.body.error?.details.errors[0].path]).toEqual([400, ['slug']]);
    expect((await send({ slug: 'milk', label_en: 'Dairy', label_es: 'Leche' })).status).toBe(200);
    expect((await panel.removeMany('api::vocabulary.allergen', [milk])).status).toBe(400);
  });

  it('another slug for the pork tag, and deleting it: “No pork” would show pork', async () => {
    const tag = 'api::vocabulary.dietary-tag';
    const pork = await content.term('dietary-tag', 'contains-pork');
    const refused = await panel.change(tag, pork, { slug: 'pork', label_en: 'Pork', label_es: 'Cerdo' });
    expect([refused.status, refused.body.error?.details.errors[0].path]).toEqual([400, ['slug']]);
    expect((await panel.removeMany(tag, [pork])).status).toBe(400);
  });

  it('a dish taken out of its category, which would be on no list', async () => {
    const id = await content.dish('Held', category);
    for (const items of [{ connect: [], disconnect: [{ documentId: id, id }] }, { set: [] }, [], null]) {
      const refused = await panel.change('api::menu.menu-category', category, { name: 'Tapas', items });
      expect([refused.status, refused.body.error?.details.errors[0].path]).toEqual([400, ['items']]);
    }
    const added = { connect: [{ documentId: id, id }], disconnect: [] };
    const same = await panel.change('api::menu.menu-category', category, { name: 'Tapas', items: added });
    expect(same.status).toBe(200);
    expect((await staff.call('GET', `/api/admin/menu/${id}`)).body.category).toBe(category);
  });

  it('a dish’s price with cents in any other way', async () => {
    const query = cms.strapi.db.query(dishUid);
    await expect(query.create({ data: { name: 'A', price: 8.5 } })).rejects.toThrow('whole dollars');
    await expect(query.createMany({ data: [{ name: 'A', price: 8.5 }] })).rejects.toThrow('whole dollars');
    await expect(query.updateMany({ where: {}, data: { price: 8.5 } })).rejects.toThrow('whole dollars');
  });
});
