import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentOf, smallSeed } from './make-content';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, rowsIn, type TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const demo = { DEMO_CONTENT: 'true', SEED_DIR: smallSeed };

/** The CMS has started here once, without demo content. */
let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

async function whileRunning<T>(
  variables: Record<string, string>,
  look: (cms: RunningCms) => Promise<T>,
): Promise<T> {
  const cms = await startCms(place, variables);
  try {
    return await look(cms);
  } finally {
    await cms.stop();
  }
}

const counted = [
  'menu-category',
  'menu-item',
  'drink-category',
  'drink',
  'highlight',
  'offer',
  'event',
] as const;

async function counts(cms: RunningCms) {
  const uids = Object.values(cms.strapi.contentTypes).map(({ uid }) => uid);
  const entries = counted.map(async (name) => {
    const uid = uids.find((each) => each.endsWith(`.${name}`)) ?? '';
    return [name, await cms.strapi.db.query(uid).count()] as const;
  });
  const files = await cms.strapi.db.query('plugin::upload.file').count();
  return { ...Object.fromEntries(await Promise.all(entries)), files };
}

it('fills every public read once, leaves what a person changed, and brings back nothing that they deleted', async () => {
  const kept = await whileRunning(demo, async (cms) => {
    expect(cms.printed).toMatch(/Seeding demo content: 1 pictures …\n.*Seeding demo content: 2 dishes …\n/s);
    const { body: menu } = await cms.ask('/api/menu/full');
    expect(menu.categories).toHaveLength(1);
    expect(menu.categories[0].items).toMatchObject([
      { name: 'Patatas bravas', featured: true, allergens_confirmed: false, order: 999, image: null },
      {
        name: 'Croquetas de jamón',
        price: 6,
        dietary_tags: 'contains-pork',
        allergens: 'milk|wheat|gluten',
        may_contain: 'egg',
        allergens_confirmed: false,
        image_alt: 'A terracotta plate.',
        pairings: [{ name: 'Rioja Crianza' }],
      },
    ]);
    expect((await cms.ask('/api/drinks/full')).body.categories[0].items).toMatchObject([
      {
        prices: [{ label: 'glass' }, { label: 'bottle', price: 48 }],
        style: 'red',
        pairings: [{ name: 'Croquetas de jamón' }],
      },
    ]);
    expect((await cms.ask('/api/highlights')).body[0]).toMatchObject({
      name: 'Croquetas de jamón',
      tag: 'House favorite',
    });
    expect((await cms.ask('/api/offers')).body).toMatchObject([
      { title: 'A week', imageUrl: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.jpg\?v=/) },
    ]);
    expect((await cms.ask('/api/events-specials')).body[0].date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { items } = (await cms.ask('/api/tapas5')).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Patatas bravas', 'Croquetas de jamón']);
    const { body: site } = await cms.ask('/api/site');
    expect(site).toMatchObject({ name: 'Casa Pequeña', exceptions: [{ note: 'Christmas', spans: [] }] });
    expect(site.hours[1].spans).toEqual([{ opens: '17:00', closes: '00:30' }]);
    const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { name: 'plate.jpg' } });
    expect(file).toMatchObject({ caption: 'A plate', width: 64, height: 48 });
    const dishes = await cms.strapi.documents('api::menu.menu-item').findMany({ sort: 'price' });
    const [croquetas, bravas] = dishes;
    if (!croquetas || !bravas) throw new Error('The seed is not there');
    // Neither can be deleted while it is highlighted or in the special.
    await cms.strapi.db.query('api::highlight.highlight').deleteMany({});
    await cms.strapi.db.query('api::tapas5.tapas-special').deleteMany({});
    await contentOf(cms.strapi).change('api::menu.menu-item', croquetas.documentId, {
      price: 7,
      name: 'Mine',
    });
    await cms.strapi.documents('api::menu.menu-item').delete({ documentId: bravas.documentId });
    await cms.strapi.db.query('api::offer.offer').deleteMany({});
    return { counts: await counts(cms), menu: (await cms.ask('/api/menu/full')).body };
  });
  await whileRunning(demo, async (cms) => {
    expect(cms.printed).not.toContain('Seeding');
    expect({ counts: await counts(cms), menu: (await cms.ask('/api/menu/full')).body }).toEqual(kept);
  });
});

it('comes only on request, and never into a database with content; the vocabulary’s labels stay as they are', async () => {
  await whileRunning({ SEED_DIR: smallSeed }, async (cms) => {
    expect(Object.values(await counts(cms))).toEqual(Array(8).fill(0));
    await contentOf(cms.strapi).offer('Mine');
    const milk = await contentOf(cms.strapi).term('allergen', 'milk');
    await contentOf(cms.strapi).change('api::vocabulary.allergen', milk, { label_en: 'Dairy' });
  });
  await whileRunning(demo, async (cms) => {
    expect(await counts(cms)).toMatchObject({ offer: 1, 'menu-item': 0, files: 0 });
    const labels = await cms.strapi
      .documents('api::vocabulary.allergen')
      .findMany({ filters: { slug: 'milk' } });
    expect(labels).toMatchObject([{ label_en: 'Dairy' }]);
  });
});

it('leaves no entry behind on an error, and is complete at the start after a kill -9', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'casa-seed-'));
  await cp(smallSeed, broken, { recursive: true });
  const special = JSON.parse(await readFile(join(broken, 'tapas-special.json'), 'utf8'));
  await writeFile(
    join(broken, 'tapas-special.json'),
    JSON.stringify({ ...special, dishes: ['no-such-dish'] }),
  );
  await expect(startCms(place, { ...demo, SEED_DIR: broken })).rejects.toThrow(
    'a dish that is not in it: no-such-dish',
  );
  await rm(broken, { recursive: true });

  const left = async (table: string) => (await rowsIn(place, `SELECT id FROM ${table}`)).length;
  expect(await left('menu_categories')).toBe(0);
  expect(await left('menu_items')).toBe(0);
  expect(await left('drinks')).toBe(0);
  expect(await left('files')).toBe(1);
  await dieAtTheDrinks();
  await whileRunning(demo, async (cms) => {
    expect(await counts(cms)).toMatchObject({ 'menu-item': 2, drink: 1, offer: 1, files: 1 });
  });
  const files = (await readdir(place.uploadsDir)).filter((name) => !name.startsWith('thumbnail_'));
  expect(files).toHaveLength(1);
});

/** A separate process that kills itself between pictures and drinks: a kill from outside could come too late. */
async function dieAtTheDrinks(): Promise<void> {
  // The log writes each line with this function, and waits for it.
  const atThis = `import fs from 'node:fs';
    const { writeSync } = fs;
    fs.writeSync = (file, text, ...more) => {
      if (String(text).includes('Seeding demo content: 1 drinks')) process.kill(process.pid, 'SIGKILL');
      return writeSync(file, text, ...more);
    };`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(atThis)}`];
  const child = spawn(process.execPath, [...options, 'dist/src/start.js'], {
    cwd: appDir,
    env: { ...process.env, ...place.variables, ...demo, CMS_PORT: '18337' },
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
