import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { drinksResource } from '../../frontend/src/api/drinks';
import { highlightsResource } from '../../frontend/src/api/highlights';
import { menuResource } from '../../frontend/src/api/menu';
import { siteResource } from '../../frontend/src/api/site';
import { tapas5Resource } from '../../frontend/src/api/tapas5';
import { expect, test } from '../support/test';

const ROOT = resolve(import.meta.dirname, '../..');

type Json = Record<string, unknown>;

/** The fields of each public read, as the API's description names them: no more and no fewer. */
const fields = (names: string) => names.split(' ');
const ITEM =
  'id name description price dietary_tags allergens may_contain allergens_confirmed available featured';
const DISH = fields(`${ITEM} raw spicy_level halal image image_alt order`);
const DRINK = fields(`${ITEM} abv region grape image image_alt order`);
const HIGHLIGHT = fields('id position date active name description price image tag category item');
const HIGHLIGHTED_DISH = fields('id name description price image menuHighlightTag category raw');
const SITE = fields(
  'name tagline phone email street_address city region postal_code latitude longitude timezone hours exceptions ' +
    'social booking_url map_embed_url parking_note agency established_year fee',
);
const SPECIAL = fields('active title price currency windowText daysCsv startTime endTime timezone items');
const EVENT = fields('id type title desc image date ctaTo ctaLabel');
const OFFER = fields(
  'id imageUrl badge title subtitle ctaPrimaryLabel ctaPrimaryTo ctaSecondaryLabel ctaSecondaryTo',
);
const SPECIAL_DISH = fields('id name description tags allergens may_contain allergens_confirmed raw');

const sorted = (names: string[]) => [...names].sort();

/** A wire type of the site with every field optional: what an answer says must be known, and of its type. */
const known = (file: string, type: string) => `Partial<import('${ROOT}/frontend/src/api/${file}').${type}>`;
const HIGHLIGHT_TYPE = `Omit<${known('highlights', 'HighlightWire')}, 'item'> & { item: ${known('highlights', 'HighlightedDishWire')} | null }`;

/** Compiles the very answers as values of the types. Resolves to the compiler's complaints. */
async function compile(answers: { type: string; value: unknown }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-contract-'));
  const source = answers.map(
    ({ type, value }, index) => `export const answer${index}: ${type} = ${JSON.stringify(value)};\n`,
  );
  await writeFile(join(folder, 'answers.ts'), source.join(''));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const target = '--target es2023 --lib es2023,dom';
  const run = promisify(execFile)(process.execPath, [
    tsc,
    ...`${options} ${target}`.split(' '),
    join(folder, 'answers.ts'),
  ]);
  const complaints = await run.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  await rm(folder, { recursive: true });
  return complaints;
}

test('the CMS answers with the fields that the site knows, in their types', async ({ request, product }) => {
  const read = async (path: string) => (await (await request.get(product.url + path)).json()) as never;
  const menu: { categories: { items: Json[] }[] } = await read('/api/menu/full');
  const drinks: { categories: { items: Json[] }[] } = await read('/api/drinks/full');
  const highlights: Json[] = await read('/api/highlights');
  const site: Json = await read('/api/site');
  const special: Json & { items: Json[] } = await read('/api/tapas5');
  const events: Json[] = await read('/api/events-specials');
  const offers: Json[] = await read('/api/offers');

  const dishes = menu.categories.flatMap((category) => category.items);
  const poured = drinks.categories.flatMap((category) => category.items);
  for (const dish of dishes) expect(sorted(Object.keys(dish))).toEqual(sorted(DISH));
  for (const drink of poured) expect(sorted(Object.keys(drink))).toEqual(sorted(DRINK));
  for (const highlight of highlights) {
    expect(sorted(Object.keys(highlight))).toEqual(sorted(HIGHLIGHT));
    expect(sorted(Object.keys(highlight['item'] as Json))).toEqual(sorted(HIGHLIGHTED_DISH));
  }
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(sorted(Object.keys(event))).toEqual(sorted(EVENT));
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) expect(sorted(Object.keys(offer))).toEqual(sorted(OFFER));
  expect(sorted(Object.keys(site))).toEqual(sorted(SITE));
  expect(sorted(Object.keys(special))).toEqual(sorted(SPECIAL));
  for (const item of special.items) {
    expect(sorted(Object.keys(item))).toEqual(sorted(SPECIAL_DISH));
  }

  const complaints = await compile([
    ...dishes.map((value) => ({ type: known('menu', 'MenuItemWire'), value })),
    ...poured.map((value) => ({ type: known('drinks', 'DrinkWire'), value })),
    ...special.items.map((value) => ({ type: known('tapas5', 'TapasItemWire'), value })),
    ...highlights.map((value) => ({ type: HIGHLIGHT_TYPE, value })),
    ...events.map((value) => ({ type: known('events', 'EventSpecialWire'), value })),
    ...offers.map((value) => ({ type: known('offers', 'OfferWire'), value })),
    { type: known('site', 'SiteWire'), value: site },
    { type: known('tapas5', 'TapasSpecialWire'), value: special },
  ]);
  expect(complaints).toBe('');
});

test('nothing of an answer is lost on the way into the site', async ({ request, product }) => {
  const read = async (path: string) => (await (await request.get(product.url + path)).json()) as unknown;
  const wire = (await read('/api/menu/full')) as { categories: { name: string; items: Json[] }[] };
  const menu = menuResource.normalise(wire);
  expect(menu.categories.map((category) => category.name)).toEqual(wire.categories.map(({ name }) => name));
  const items = wire.categories.flatMap((category) => category.items);
  const dishes = menu.categories.flatMap((category) => category.dishes);
  expect(dishes.map(({ id, price, name }) => ({ id, price, name }))).toEqual(
    items.map(({ id, price, name }) => ({ id, price, name })),
  );
  expect(dishes.map((dish) => dish.allergens.join('|'))).toEqual(items.map((item) => item['allergens']));
  expect(dishes.map((dish) => dish.picture?.src ?? null)).toEqual(items.map((item) => item['image']));

  const drinks = drinksResource.normalise(await read('/api/drinks/full'));
  expect(drinks.categories.flatMap((category) => category.drinks).length).toBeGreaterThanOrEqual(55);
  expect(highlightsResource(10).normalise(await read('/api/highlights?limit=10'))).toHaveLength(10);
  expect(tapas5Resource.normalise(await read('/api/tapas5'))).toMatchObject({ isActive: true, price: 5 });
  const site = siteResource.normalise(await read('/api/site'));
  expect(site.hours.map((day) => day.weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(site.hours.every((day) => day.spans.length === 1)).toBe(true);
});
