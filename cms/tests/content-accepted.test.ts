import { beforeAll, describe, expect, it } from 'vitest';
import { cms, content, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

let panel: Awaited<ReturnType<typeof signInToPanel>>;
let category: string;

startOwnCms();

beforeAll(async () => {
  panel = await signInToPanel(cms);
  category = await content.category('Tapas');
});

const dishUid = 'api::menu.menu-item';

it('holds the whole vocabulary from the start', async () => {
  const slugs = async (uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen') =>
    (await cms.strapi.documents(uid).findMany({ sort: 'id' })).map(({ slug }) => slug).join(' ');
  expect(await slugs('api::vocabulary.allergen')).toBe(
    'milk egg fish shellfish tree-nuts peanuts wheat soybeans sesame sulfites gluten',
  );
  expect(await slugs('api::vocabulary.dietary-tag')).toBe(
    'vegan vegetarian gluten-free dairy-free nut-free halal contains-pork wine cocktail beer cider spanish alcohol-free by-glass by-bottle organic natural low-alcohol',
  );
});

describe('the panel accepts', () => {
  it.each([
    ['api::menu.menu-category', { name: 'Postres caseros' }, { order: 3 }],
    ['api::drinks.drink-category', { name: 'Jerez' }, { order: 3 }],
    ['api::highlight.highlight', { name: 'Own', position: 1 }, { date: '2026-12-24' }],
    ['api::offer.offer', { title: 'Week', startDate: '2026-12-01' }, { endDate: '2026-12-08' }],
    ['api::event.event', { title: 'Guitar', type: 'event', date: '2026-12-01' }, { endDate: '2026-12-02' }],
    [
      'api::contact.contact-message',
      { name: 'Ana', email: 'ana@diner.example', message: 'Good evening' },
      { state: 'archived' },
    ],
    [
      'api::vocabulary.dietary-tag',
      { label_en: 'Low salt', label_es: 'Bajo en sal' },
      { label_en: 'Little salt' },
    ],
    ['api::vocabulary.allergen', { label_en: 'Lupin', label_es: 'Altramuces' }, { label_es: 'Altramuz' }],
  ])('an entry of %s, and a change to it', async (uid, fields, change) => {
    const created = await panel.create(uid, fields);
    expect(created).toMatchObject({ status: 201, body: { data: fields } });
    const changed = await panel.change(uid, created.body.data.documentId, change);
    expect(changed).toMatchObject({ status: 200, body: { data: { ...fields, ...change } } });
  });

  it.each([
    [
      'api::tapas5.tapas-special',
      { title: 'Tapas $5', price: 5, daysCsv: 'MON', startTime: '16:00', endTime: '18:00' },
    ],
    [
      'api::site.site-settings',
      {
        name: 'Casa',
        timezone: 'America/New_York',
        hours: [{ day: 'monday', closed: false, opens: '16:00', closes: '21:00' }],
      },
    ],
  ])('%s, and a change to it, but not its deletion', async (uid, fields) => {
    const created = await panel.changeSingle(uid, fields);
    expect(created.status).toBe(200);
    const { hours } = created.body.data;
    const again = await panel.changeSingle(uid, { ...fields, ...(hours ? { hours } : {}) });
    expect(again).toMatchObject({ status: 200, body: { data: fields } });
    expect((await panel.call('DELETE', `/content-manager/single-types/${uid}`)).status).toBe(400);
  });

  it.each([0, 12, 10_000, '7.00'])('a price of %s', async (price) => {
    const reply = await panel.create(dishUid, { name: 'Dish', price, category });
    expect(reply).toMatchObject({ status: 201, body: { data: { price: Number(price) } } });
  });

  it('cents in a highlight’s own price, and in the special’s', async () => {
    const highlight = await panel.create('api::highlight.highlight', { name: 'Own', price: 12.5 });
    expect(highlight).toMatchObject({ status: 201, body: { data: { price: 12.5 } } });
    const special = await panel.changeSingle('api::tapas5.tapas-special', { title: 'Tapas', price: 4.5 });
    expect(special).toMatchObject({ status: 200, body: { data: { price: 4.5 } } });
  });

  it('a dish with only a name and a price, with safe defaults', async () => {
    const { body } = await panel.create(dishUid, { name: 'Plain', price: 3, category });
    expect(body.data).toMatchObject({
      available: true,
      featured: false,
      raw: false,
      halal: false,
      spicy_level: 0,
      allergens_confirmed: false,
      order: 999,
    });
  });

  it.each([
    '/menu',
    'https://tickets.example/1',
    'tel:+16175550142',
    'mailto:hola@casabodegon.example',
    '/',
    '/menu?q=a#b',
    'http://localhost:8080/x',
  ])('a link to %s', async (ctaPrimaryTo) => {
    expect((await panel.create('api::offer.offer', { title: 'A', ctaPrimaryTo })).status).toBe(201);
  });
});

it('copies a dish as not confirmed, as the admin does', async () => {
  const dish = await content.dish('Gambas', category, { allergens_confirmed: true });
  const copy = await panel.call('POST', `/content-manager/collection-types/${dishUid}/clone/${dish}`, {
    name: 'Gambas copy',
    allergens_confirmed: true,
  });
  expect(copy.status).toBe(200);
  expect(copy.body.data).toMatchObject({ name: 'Gambas copy', allergens_confirmed: false });
});

it('hides copies from the site until staff show them, even one of a dish that returns automatically', async () => {
  const dish = await content.dish('Almejas', category, {
    available: false,
    sold_out_until: new Date(Date.now() - 1000).toISOString(),
  });
  const offer = await content.offer('Vermut hour');
  const copyOf = async (uid: string, id: string) =>
    (await panel.call('POST', `/content-manager/collection-types/${uid}/auto-clone/${id}`, {})).body.data;
  expect(await copyOf(dishUid, dish)).toMatchObject({ available: false, sold_out_until: null });
  expect(await copyOf('api::offer.offer', offer)).toMatchObject({ title: 'Vermut hour', active: false });
});

it('copies a category without its dishes, which stay in the original; a dish added to the copy moves', async () => {
  const uid = 'api::menu.menu-category';
  const original = await content.category('Quesos');
  const [own, added] = [await content.dish('Manchego', original), await content.dish('Membrillo', category)];
  const copy = await panel.call('POST', `/content-manager/collection-types/${uid}/clone/${original}`, {
    name: 'Quesos frescos',
    items: { connect: [{ documentId: added, position: { end: true } }], disconnect: [{ documentId: own }] },
  });
  expect(copy.status).toBe(200);
  const held = async (documentId: string): Promise<{ name: string }[]> =>
    (await cms.strapi.db.query(uid).findOne({ where: { documentId }, populate: ['items'] })).items;
  expect(await held(original)).toMatchObject([{ name: 'Manchego' }]);
  expect(await held(copy.body.data.documentId)).toMatchObject([{ name: 'Membrillo' }]);
});

it('accepts a copy of a message that was sent with a key', async () => {
  const messages = cms.strapi.documents('api::contact.contact-message');
  const data = {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Hello',
    message: 'A table for two?',
    sendKey: 'k1',
  };
  const { documentId } = await messages.create({ data: data as never });
  const copy = await messages.clone({ documentId, data: {} });
  expect(copy).not.toBeNull();
});

describe('slugs', () => {
  it('come from the name, and are never given twice', async () => {
    const first = await content.category('Para Picar · Ñoquis');
    const second = await content.category('Para Picar · Ñoquis');
    const slugs = await cms.strapi.documents('api::menu.menu-category').findMany({ fields: ['slug'] });
    const slugOf = (id: string) => slugs.find(({ documentId }) => documentId === id)?.slug;
    expect([slugOf(first), slugOf(second)]).toEqual(['para-picar-noquis', 'para-picar-noquis-1']);
  });

  it('come from the name of a copy too', async () => {
    const documents = cms.strapi.documents('api::menu.menu-category');
    const documentId = await content.category('Ensaladas');
    const slugOfCopy = async (data: { name?: string }) => {
      const copy = await documents.clone({ documentId, data: data as never });
      return (await documents.findOne({ documentId: copy?.documentId ?? '' }))?.slug;
    };
    expect(await slugOfCopy({})).toBe('ensaladas-1');
    expect(await slugOfCopy({ name: 'Sopas' })).toBe('sopas');
  });

  it('refuses one that is taken', async () => {
    await content.category('Postres');
    const reply = await panel.create('api::menu.menu-category', { name: 'Dulces', slug: 'postres' });
    expect(reply.status).toBe(400);
    const allergen = await panel.create('api::vocabulary.allergen', {
      label_en: 'Milk',
      label_es: 'Leche',
      slug: 'milk',
    });
    expect(allergen.status).toBe(400);
  });
});
