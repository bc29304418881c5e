import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnce } from './once';
import { cms, content, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

const dishUid = 'api::menu.menu-item';

let panel: Awaited<ReturnType<typeof signInToPanel>>;
let category: string;
let dish: string;
let image: number;

startOwnCms();

beforeAll(async () => {
  panel = await signInToPanel(cms);
  category = await content.category('Tapas');
  image = await content.picture('Before');
  dish = await content.dish('Tortilla', category, { image });
});

const menu = async () => (await cms.ask('/api/menu/full')).body;
const items = async () => (await menu()).categories[0]?.items ?? [];
const etag = async () => (await cms.ask('/api/menu/full')).headers.get('etag') ?? '';

async function queriesOf(act: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  const note = ({ sql }: { sql: string }) => queries.push(sql);
  cms.strapi.db.connection.on('query', note);
  await act();
  cms.strapi.db.connection.removeListener('query', note);
  return queries;
}

/** Counts only queries on the menu: in the background, Strapi rereads what was just written. */
async function menuReads(act: () => Promise<unknown>): Promise<string[]> {
  return (await queriesOf(act)).filter((sql) => /from .menu_/.test(sql));
}

describeOnce('validators', () => {
  it('carries a strong ETag, and answers 304 to a client that has it', async () => {
    const tag = await etag();
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const reply = await cms.ask('/api/menu/full', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect(reply).toMatchObject({ status: 304, text: '' });
    expect(reply.headers.get('etag')).toBe(tag);
    expect((await cms.ask('/api/menu/full', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each(['/api/menu/full', '/api/site', '/api/highlights?limit=3', '/api/tapas5', '/api/health'])(
    'answers HEAD %s without a body',
    async (path) => {
      const get = await cms.ask(path);
      const head = await cms.ask(path, { method: 'HEAD' });
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    },
  );

  it('looks the same cached as fresh, except for the date and the request id', async () => {
    await content.change(dishUid, dish, { price: 11 });
    const headers = async () => {
      const all = Object.fromEntries((await cms.ask('/api/menu/full')).headers);
      return { ...all, date: null, 'x-request-id': null };
    };
    expect(await headers()).toEqual(await headers());
  });

  it('ignores unknown parameters, the case of the path and a trailing slash', async () => {
    const tag = await etag();
    for (const path of ['/api/menu/full?x=1&filters[a]=b', '/API/Menu/full', '/api/menu/full/']) {
      expect((await cms.ask(path)).headers.get('etag'), path).toBe(tag);
    }
  });
});

describe('memory', () => {
  it('asks the database only for the version when nothing has changed', async () => {
    await menu();
    const queries = await queriesOf(menu);
    expect(queries).toHaveLength(1);
    expect(queries[0]).toContain('strapi_core_store_settings');
  });

  it('makes one answer for many requests at once', async () => {
    await content.change(dishUid, dish, { price: 10 });
    const reads = await menuReads(() => Promise.all(Array.from({ length: 30 }, menu)));
    const categoryReads = reads.filter((sql) => /from .menu_categories. as .t0.$/.test(sql));
    expect(categoryReads).toHaveLength(1);
  });

  it('is not emptied by a message from the contact form', async () => {
    await menu();
    const message = { name: 'Ana', email: 'ana@diner.example', message: 'Good evening' };
    await content.create('api::contact.contact-message', message);
    expect(await menuReads(menu)).toEqual([]);
  });

  it('keeps one answer, whatever parameters come with a path that takes none or only some', async () => {
    await menu();
    for (const search of ['?limit=3', '?date=2026-01-01', '?limit=1&limit=2', '/?limit=4']) {
      expect(await menuReads(() => cms.ask(`/api/menu/full${search}`)), search).toEqual([]);
    }
    const eventReads = async (path: string) =>
      (await queriesOf(() => cms.ask(path))).filter((sql) => /from .events/.test(sql)).length;
    expect(await eventReads('/api/events-specials?limit=7')).toBeGreaterThan(0);
    expect(await eventReads('/api/events-specials/?date=2026-01-01&limit=7')).toBe(0);
    expect(await eventReads('/api/events-specials?limit=8')).toBeGreaterThan(0);
  });

  it('stores the version as JSON, like every row of Strapi’s store, which its export parses', async () => {
    await content.change(dishUid, dish, { price: 9 });
    const rows = await cms.strapi.db.query('strapi::core-store').findMany();
    expect(rows.map(({ key }) => key)).toContain('casa_content_version');
    for (const { key, value } of rows) expect(() => JSON.parse(value), key).not.toThrow();
  });

  it('does not keep a refusal', async () => {
    expect((await cms.ask('/api/offers?limit=0')).status).toBe(400);
    expect((await cms.ask('/api/offers?limit=0')).status).toBe(400);
    expect((await cms.ask('/api/offers?limit=1')).status).toBe(200);
  });
});

describe('the next request shows', () => {
  it('a price changed in the panel', async () => {
    await menu();
    expect((await panel.change(dishUid, dish, { price: 13 })).status).toBe(200);
    expect((await items())[0].price).toBe(13);
  });

  it('a price changed thirty times, each time', async () => {
    for (let price = 1; price <= 30; price += 1) {
      await content.change(dishUid, dish, { price });
      expect((await items())[0].price).toBe(price);
    }
  });

  it('entries removed together in the panel', async () => {
    const extra = [await content.dish('One', category), await content.dish('Two', category)];
    expect(await items()).toHaveLength(3);
    expect(await panel.removeMany(dishUid, extra)).toMatchObject({ status: 200 });
    expect(await items()).toHaveLength(1);
  });

  it('many entries changed at once, below the document service', async () => {
    await menu();
    await cms.strapi.db.query(dishUid).updateMany({ where: { available: true }, data: { available: false } });
    expect(await items()).toEqual([]);
    await cms.strapi.db.query(dishUid).updateMany({ where: {}, data: { available: true } });
    expect(await items()).toHaveLength(1);
  });

  it('a picture’s new alternative text', async () => {
    expect((await items())[0].image_alt).toBe('Before');
    await cms.strapi.plugin('upload').service('upload').updateFileInfo(image, { alternativeText: 'After' });
    expect((await items())[0].image_alt).toBe('After');
  });

  it('that a picture was removed', async () => {
    await content.change(dishUid, dish, { image: null });
    expect((await items())[0]).toMatchObject({ image: null, image_alt: '' });
  });

  it('a category’s new name', async () => {
    await content.change('api::menu.menu-category', category, { name: 'Tapas calientes' });
    expect((await menu()).categories[0].name).toBe('Tapas calientes');
  });

  it('another day, when the restaurant moves to another time zone', async () => {
    const titles = async () =>
      (await cms.ask('/api/events-specials')).body.map(({ title }: { title: string }) => title);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T10:30:00Z') });
    try {
      await content.event('Tonight', { type: 'event', date: '2026-12-04' });
      const settings = await content.settings({ name: 'Casa', timezone: 'America/New_York' });
      expect(await titles()).toEqual(['Tonight']);
      await content.change('api::site.site-settings', settings, { timezone: 'Pacific/Kiritimati' });
      expect(await titles()).toEqual([]);
      await content.change('api::site.site-settings', settings, { timezone: 'America/New_York' });
      expect(await titles()).toEqual(['Tonight']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('nothing of a transaction that was rolled back, and all of one that was not', async () => {
    await content.change(dishUid, dish, { price: 7 });
    const tag = await etag();
    const failing = cms.strapi.db.transaction(async () => {
      await content.change(dishUid, dish, { price: 8 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await etag()).toBe(tag);
    await cms.strapi.db.transaction(async () => {
      await content.change(dishUid, dish, { price: 8 });
      await content.change('api::menu.menu-category', category, { name: 'Both' });
    });
    expect(await menu()).toMatchObject({ categories: [{ name: 'Both', items: [{ price: 8 }] }] });
  });

  it('what another replica has written', async () => {
    await menu();
    const { connection } = cms.strapi.db;
    await connection.transaction(async (transaction) => {
      await transaction('menu_items').update({ price: 21 });
      await transaction('strapi_core_store_settings')
        .where({ key: 'casa_content_version' })
        .update({ value: '"written-by-another-replica"' });
    });
    expect((await items())[0].price).toBe(21);
  });
});
