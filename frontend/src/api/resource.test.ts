// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client';
import { readDrinks } from './drinks';
import { MalformedAnswerError } from './errors';
import { readEvents } from './events';
import { readGallery } from './gallery';
import { readHighlights } from './highlights';
import { readMenu } from './menu';
import { readOffers } from './offers';
import * as onDemand from './on-demand';
import { fetchOnDemand } from './resource';
import { readSite } from './site';
import { readTapas5 } from './tapas5';
import { startServer, type TestServer } from '../testing/http-server';

const junk: unknown[] = [null, undefined, '', '<!DOCTYPE html>', 0, 7, true];
const noList: unknown[] = [{}, { items: null }, { content: 'x' }, { items: {} }];

let server: TestServer;
beforeAll(async () => {
  server = await startServer((incoming, outgoing) => {
    outgoing.end(incoming.url === '/api/menu/full' ? '{"currency":"EUR","categories":[]}' : '<html>');
  });
});
afterAll(() => server.close());

it('requests the API’s paths', () => {
  const keys = Object.values(onDemand).map(({ key }) => key);
  expect(keys.sort()).toEqual([
    '/api/drinks/full',
    '/api/events-specials?limit=12',
    '/api/highlights?limit=10',
    '/api/menu/full',
    '/api/offers?limit=5',
    '/api/site',
    '/api/tapas5',
    '/data/gallery.json',
  ]);
});

it('says that the code is missing when a normalizer cannot be loaded', async () => {
  const request = createClient({ baseAddress: server.address, timeoutMs: 5_000, readToken: () => null });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(fetchOnDemand({ key: '/api/menu/full', load }, request)).rejects.toMatchObject({
    name: 'CodeMissingError',
    kind: 'offline',
  });
});

it('fetches and normalizes', async () => {
  const request = createClient({ baseAddress: server.address, timeoutMs: 5_000, readToken: () => null });
  expect(await fetchOnDemand(onDemand.menuOnDemand, request)).toEqual({
    currency: 'EUR',
    categories: [],
  });
  await expect(fetchOnDemand(onDemand.siteOnDemand, request)).rejects.toBeInstanceOf(MalformedAnswerError);
});

it.each([
  ['menu', readMenu, [...junk, [], {}, { categories: null }, { categories: {} }, { categories: 'x' }]],
  ['drinks', readDrinks, [...junk, [], {}, { categories: null }]],
  ['highlights', readHighlights, [...junk, ...noList]],
  ['offers', readOffers, [...junk, ...noList]],
  ['events', readEvents, [...junk, ...noList]],
  ['tapas5', readTapas5, [...junk, []]],
  ['site', readSite, [...junk, []]],
  ['gallery', readGallery, [...junk, [], ...noList]],
])('never takes another body for an empty %s', (_, normalize: (wire: unknown) => unknown, bodies) => {
  for (const body of bodies) expect(() => normalize(body)).toThrow(MalformedAnswerError);
});

it('never throws on malformed parts inside an answer', () => {
  const values: unknown[] = [
    null,
    undefined,
    '',
    ' ',
    'x',
    0,
    -1,
    NaN,
    Infinity,
    true,
    false,
    [],
    [null],
    {},
    [[]],
    { a: 1 },
  ];
  const fields = [
    ...'id name title slug description desc price priceFormatted dietary_tags dietaryTags allergens'.split(
      ' ',
    ),
    ...'allergensTags allergens_str may_contain spicy_level spicyLevel halal available featured raw'.split(
      ' ',
    ),
    ...'image image_alt imageUrl order displayOrder abv region grape tag tagOverride position active'.split(
      ' ',
    ),
    ...'item category type date ctaTo ctaLabel ctaPrimaryTo badge tags w h src alt spans day note'.split(' '),
    ...'hours exceptions social agency fee timezone latitude opens closes startTime currency'.split(' '),
  ];
  for (const value of values) {
    const entry = Object.fromEntries(fields.map((field) => [field, value]));
    const list = [entry, { ...entry, item: entry, spans: [entry] }, value];
    const category = { ...entry, items: list };
    readMenu({ ...entry, categories: [category, category, value] });
    readDrinks({ ...entry, categories: [category, value] });
    readHighlights(list);
    readOffers(list);
    readEvents(list);
    readTapas5({ ...entry, items: list });
    readGallery({ items: list });
    readSite(entry);
    const deep = { hours: list, exceptions: list, social: entry, agency: entry, fee: entry };
    expect(readSite({ ...entry, ...deep }).hours).toHaveLength(7);
  }
});
