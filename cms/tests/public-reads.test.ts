import { describe, expect, it, vi } from 'vitest';
import { cms, content, startOwnCms } from './own-cms';

startOwnCms();

const names = (entries: { name?: string; title?: string }[]) =>
  entries.map(({ name, title }) => name ?? title);

describe('before anyone has written anything', () => {
  it.each([
    ['/api/menu/full', { currency: 'USD', categories: [] }],
    ['/api/drinks/full', { currency: 'USD', categories: [] }],
    ['/api/highlights', []],
    ['/api/offers', []],
    ['/api/events-specials', []],
    ['/api/health', { status: 'ok' }],
  ])('%s answers', async (path, body) => {
    expect(await cms.ask(path)).toMatchObject({ status: 200, body });
  });

  it('has a special that is off and a restaurant that is always closed', async () => {
    const { body: special } = await cms.ask('/api/tapas5');
    expect(special).toMatchObject({ active: false, items: [], timezone: 'America/New_York' });
    const { body: site } = await cms.ask('/api/site');
    expect(site.hours).toHaveLength(7);
    expect(site.hours[0]).toEqual({ day: 'sunday', spans: [] });
  });
});

describe('GET /api/highlights', () => {
  it('nests the dish, and prefers the entry’s own values', async () => {
    const category = await content.category('Highlighted', { order: 600 });
    const dish = await content.dish('Pulpo', category, {
      description: 'Octopus',
      price: 18,
      menuHighlightTag: 'New',
      raw: true,
    });
    const plain = await content.highlight({ dish, position: 1 });
    const own = await content.highlight({
      dish,
      position: 2,
      tagOverride: 'Tonight',
      name: 'Pulpo a feira',
      price: 20,
      categoryText: 'Galicia',
    });
    const { body } = await cms.ask('/api/highlights');
    const item = {
      id: dish,
      name: 'Pulpo',
      description: 'Octopus',
      price: 18,
      image: null,
      menuHighlightTag: 'New',
      category: 'Highlighted',
      raw: true,
    };
    expect(body).toEqual([
      {
        id: plain,
        position: 1,
        date: null,
        active: true,
        name: 'Pulpo',
        description: 'Octopus',
        price: 18,
        image: null,
        image_alt: '',
        tag: 'New',
        category: 'Highlighted',
        item,
      },
      {
        id: own,
        position: 2,
        date: null,
        active: true,
        name: 'Pulpo a feira',
        description: 'Octopus',
        price: 20,
        image: null,
        image_alt: '',
        tag: 'Tonight',
        category: 'Galicia',
        item,
      },
    ]);
  });

  it('shows dated ones only on their day, and neither inactive ones nor those of a dish that is sold out', async () => {
    const category = await content.category('Sold out', { order: 601 });
    const dish = await content.dish('Percebes', category, { available: false });
    await content.highlight({ dish, position: 3 });
    await content.highlight({ name: 'Not active', position: 4, active: false });
    await content.highlight({ name: 'Christmas', position: 5, date: '2026-12-25', price: 30 });
    // Without a dish or a name, stored before the panel refused that.
    await cms.strapi.db.query('api::highlight.highlight').create({ data: { position: 6 } });
    expect(names((await cms.ask('/api/highlights?date=2026-12-24')).body)).toEqual([
      'Pulpo',
      'Pulpo a feira',
    ]);
    expect(names((await cms.ask('/api/highlights?date=2026-12-25')).body)).toEqual([
      'Pulpo',
      'Pulpo a feira',
      'Christmas',
    ]);
    expect(names((await cms.ask('/api/highlights?date=2026-12-25&limit=1')).body)).toEqual(['Pulpo']);
  });
});

it('GET /api/offers respects start and end date, order and limit', async () => {
  await content.offer('Second', { order: 2, ctaPrimaryLabel: 'Go', ctaPrimaryTo: '/menu' });
  await content.offer('First', { order: 1, startDate: '2026-12-01', endDate: '2026-12-02' });
  await content.offer('Off', { order: 0, active: false });
  expect(names((await cms.ask('/api/offers?date=2026-11-30')).body)).toEqual(['Second']);
  expect(names((await cms.ask('/api/offers?date=2026-12-01')).body)).toEqual(['First', 'Second']);
  expect(names((await cms.ask('/api/offers?date=2026-12-02')).body)).toEqual(['First', 'Second']);
  expect(names((await cms.ask('/api/offers?date=2026-12-03')).body)).toEqual(['Second']);
  for (let index = 0; index < 6; index += 1) await content.offer(`More ${index}`, { order: 50 });
  expect((await cms.ask('/api/offers')).body).toHaveLength(5);
  expect((await cms.ask('/api/offers?limit=7')).body).toHaveLength(7);
  expect((await cms.ask('/api/offers?limit=1&date=2026-12-03')).body).toEqual([
    {
      id: expect.any(String),
      imageUrl: null,
      focus: 'center',
      badge: '',
      title: 'Second',
      subtitle: '',
      ctaPrimaryLabel: 'Go',
      ctaPrimaryTo: '/menu',
      ctaSecondaryLabel: '',
      ctaSecondaryTo: '',
    },
  ]);
});

it('GET /api/events-specials drops what is over, by the restaurant’s clock', async () => {
  await content.event('Undated', { type: 'evergreen', order: 2 });
  await content.event('Undated first', { type: 'special', order: 1 });
  await content.event('Late', {
    type: 'event',
    date: '2026-12-31',
    ctaTo: 'https://tickets.example',
    ctaLabel: 'Tickets',
  });
  await content.event('Days', { type: 'event', date: '2026-12-20', endDate: '2026-12-27' });
  await content.event('Off', { type: 'event', date: '2026-12-30', active: false });
  const on = async (now: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    try {
      return names((await cms.ask('/api/events-specials')).body);
    } finally {
      vi.useRealTimers();
    }
  };
  expect(await on('2026-12-27T18:00:00Z')).toEqual(['Days', 'Late', 'Undated first', 'Undated']);
  // 04:59 UTC is one minute to midnight in Boston.
  expect(await on('2026-12-28T04:59:00Z')).toEqual(['Days', 'Late', 'Undated first', 'Undated']);
  expect(await on('2026-12-28T05:00:00Z')).toEqual(['Late', 'Undated first', 'Undated']);
});

it('GET /api/events-specials drops an event in the second that it ends, and moves a weekly one on', async () => {
  const evening = { type: 'event', startTime: '19:00', endTime: '22:30' };
  const made = [
    await content.event('Tonight', { ...evening, date: '2026-11-19' }),
    await content.event('Thursdays', {
      ...evening,
      date: '2026-11-05',
      endDate: '2026-11-26',
      weekdays: 'THU',
    }),
  ];
  vi.useFakeTimers({ now: new Date('2026-11-20T03:29:59Z'), toFake: ['Date'] });
  try {
    const read = async (now: string, etag = '') => {
      vi.setSystemTime(new Date(now));
      const reply = await cms.ask('/api/events-specials', { headers: { 'if-none-match': etag } });
      const days = reply.status === 304 ? [] : reply.body.map(({ title, date }: never) => [title, date]);
      return { status: reply.status, etag: reply.headers.get('etag') ?? '', days: Object.fromEntries(days) };
    };
    const before = await read('2026-11-20T03:29:59Z');
    expect(before.days).toMatchObject({ Tonight: '2026-11-19', Thursdays: '2026-11-19' });
    expect((await read('2026-11-20T03:29:59.999Z', before.etag)).status).toBe(304);
    const after = await read('2026-11-20T03:30:00Z', before.etag);
    expect(after.days).toMatchObject({ Thursdays: '2026-11-26' });
    expect(after.days).not.toHaveProperty('Tonight');
    expect((await read('2026-11-27T03:30:00Z', after.etag)).days).not.toHaveProperty('Thursdays');
  } finally {
    vi.useRealTimers();
    for (const id of made) await cms.strapi.documents('api::event.event').delete({ documentId: id });
  }
});

it('GET /api/tapas5 serves the dishes in the order staff gave them', async () => {
  const category = await content.category('Special', { order: 700 });
  const bravas = await content.dish('Bravas', category, {
    dietary_tags: [await content.term('dietary-tag', 'vegan')],
    may_contain: [await content.term('allergen', 'egg')],
    raw: true,
  });
  const croquetas = await content.dish('Croquetas', category, {
    allergens: [await content.term('allergen', 'milk')],
    allergens_confirmed: true,
  });
  const unsaid = {
    description: '',
    tags: '',
    allergens: '',
    may_contain: '',
    allergens_confirmed: false,
    raw: false,
    spicy_level: 0,
    halal: false,
    featured: false,
    image: null,
    image_alt: '',
  };
  const soldOut = await content.dish('Sold out', category, { available: false });
  const id = await content.special({ active: true, dishes: [croquetas, soldOut, bravas] });
  expect((await cms.ask('/api/tapas5')).body).toEqual({
    active: true,
    title: 'Tapas $5',
    price: 5,
    currency: 'USD',
    windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
    daysCsv: 'MON,TUE,WED',
    startTime: '16:00',
    endTime: '18:00',
    timezone: 'America/New_York',
    items: [
      { ...unsaid, id: croquetas, name: 'Croquetas', allergens: 'milk', allergens_confirmed: true },
      { ...unsaid, id: bravas, name: 'Bravas', tags: 'vegan', may_contain: 'egg', raw: true },
    ],
  });
  await content.change('api::tapas5.tapas-special', id, { dishes: [bravas, croquetas] });
  expect(names((await cms.ask('/api/tapas5')).body.items)).toEqual(['Bravas', 'Croquetas']);
  await content.change('api::tapas5.tapas-special', id, { active: false });
  expect((await cms.ask('/api/tapas5')).body).toMatchObject({ active: false, items: [] });
});

it('GET /api/site serves every field, and exceptions from today on', async () => {
  await content.settings({
    name: 'Casa Bodegón',
    tagline: 'Tapas & wine in Boston',
    phone: '(617) 555-0142',
    email: 'hola@casabodegon.example',
    street_address: '1 Plaza',
    city: 'Boston',
    region: 'MA',
    postal_code: '02111',
    latitude: 42.3555,
    longitude: -71.0636,
    currency: 'EUR',
    hours: [
      { day: 'friday', opens: '18:00', closes: '00:30' },
      { day: 'friday', opens: '12:00', closes: '15:00' },
      { day: 'monday', closed: true },
    ],
    exceptions: [
      { date: '2026-12-25', closed: true, note: 'Christmas' },
      { date: '2026-12-24', opens: '16:00', closes: '20:00' },
      { date: '2026-11-01', closed: true },
    ],
    instagramUrl: 'https://instagram.example/casa',
    booking_url: 'https://book.example/casa',
    agencyName: 'Estudio',
    agencyUrl: 'https://estudio.example',
    feeName: 'Kitchen appreciation fee',
    feePercent: 3.5,
  });
  vi.useFakeTimers({ now: new Date('2026-12-24T12:00:00Z'), toFake: ['Date'] });
  const { body } = await cms.ask('/api/site');
  vi.useRealTimers();
  const closedDay = (day: string) => ({ day, spans: [] });
  expect(body).toEqual({
    name: 'Casa Bodegón',
    tagline: 'Tapas & wine in Boston',
    phone: '(617) 555-0142',
    email: 'hola@casabodegon.example',
    street_address: '1 Plaza',
    city: 'Boston',
    region: 'MA',
    postal_code: '02111',
    latitude: 42.3555,
    longitude: -71.0636,
    timezone: 'America/New_York',
    hours: [
      closedDay('sunday'),
      closedDay('monday'),
      closedDay('tuesday'),
      closedDay('wednesday'),
      closedDay('thursday'),
      {
        day: 'friday',
        spans: [
          { opens: '12:00', closes: '15:00' },
          { opens: '18:00', closes: '00:30' },
        ],
      },
      closedDay('saturday'),
    ],
    exceptions: [
      { date: '2026-12-24', spans: [{ opens: '16:00', closes: '20:00' }], note: '' },
      { date: '2026-12-25', spans: [], note: 'Christmas' },
    ],
    kitchen_closes_at: null,
    social: { instagram: 'https://instagram.example/casa', facebook: '', tiktok: '' },
    booking_url: 'https://book.example/casa',
    booking_template: '',
    map_embed_url: '',
    parking_note: '',
    agency: { name: 'Estudio', url: 'https://estudio.example' },
    established_year: 1996,
    meals_tax_percent: null,
    plates_per_person: null,
    message_months: null,
    fee: { name: 'Kitchen appreciation fee', percent: 3.5, amount: null },
  });
  expect((await cms.ask('/api/menu/full')).body.currency).toBe('EUR');
});
