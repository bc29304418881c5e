// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client';
import { drinksResource } from './drinks';
import { MalformedAnswerError } from './errors';
import { eventsResource } from './events';
import { galleryResource } from './gallery';
import { highlightsResource } from './highlights';
import { menuResource } from './menu';
import { offersResource } from './offers';
import { menuOnDemand, siteOnDemand } from './on-demand';
import { fetchOnDemand } from './resource';
import { siteResource } from './site';
import { tapas5Resource } from './tapas5';
import { startServer, type TestServer } from './test-server';

const junk: unknown[] = [null, undefined, '', '<!DOCTYPE html>', 0, 7, true];
const noList: unknown[] = [{}, { items: null }, { content: 'x' }, { items: {} }];

let server: TestServer;
beforeAll(async () => {
  server = await startServer((incoming, outgoing) => {
    outgoing.end(incoming.url === '/api/menu/full' ? '{"currency":"EUR","categories":[]}' : '<html>');
  });
});
afterAll(() => server.close());

it('asks the calls of the API', () => {
  expect(
    [
      menuResource,
      drinksResource,
      highlightsResource(),
      highlightsResource(10),
      offersResource(5),
      offersResource(5, '2026-11-21'),
      eventsResource(12),
      tapas5Resource,
      siteResource,
      galleryResource,
    ].map(({ key }) => key),
  ).toEqual([
    '/api/menu/full',
    '/api/drinks/full',
    '/api/highlights',
    '/api/highlights?limit=10',
    '/api/offers?limit=5',
    '/api/offers?limit=5&date=2026-11-21',
    '/api/events-specials?limit=12',
    '/api/tapas5',
    '/api/site',
    '/data/gallery.json',
  ]);
});

it('says that it is offline when a normaliser cannot be loaded', async () => {
  const request = createClient({ baseAddress: server.address, timeoutMs: 5_000, readToken: () => null });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(fetchOnDemand({ key: '/api/menu/full', load }, { request })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'offline',
  });
});

it('fetches and normalises', async () => {
  const request = createClient({ baseAddress: server.address, timeoutMs: 5_000, readToken: () => null });
  expect(await fetchOnDemand(menuOnDemand, { request })).toEqual({ currency: 'EUR', categories: [] });
  await expect(fetchOnDemand(siteOnDemand, { request })).rejects.toBeInstanceOf(MalformedAnswerError);
  await expect(fetchOnDemand(menuOnDemand, { request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'aborted',
  });
});

it.each([
  ['menu', menuResource, [...junk, [], {}, { categories: null }, { categories: {} }, { categories: 'x' }]],
  ['drinks', drinksResource, [...junk, [], {}, { categories: null }]],
  ['highlights', highlightsResource(), [...junk, ...noList]],
  ['offers', offersResource(), [...junk, ...noList]],
  ['events', eventsResource(), [...junk, ...noList]],
  ['tapas5', tapas5Resource, [...junk, []]],
  ['site', siteResource, [...junk, []]],
  ['gallery', galleryResource, [...junk, [], ...noList]],
])('never takes another body for an empty %s', (_, resource, bodies) => {
  for (const body of bodies) expect(() => resource.normalise(body)).toThrow(MalformedAnswerError);
});

it('never throws on junk further in', () => {
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
    menuResource.normalise({ ...entry, categories: [category, category, value] });
    drinksResource.normalise({ ...entry, categories: [category, value] });
    highlightsResource().normalise(list);
    offersResource().normalise(list);
    eventsResource().normalise(list);
    tapas5Resource.normalise({ ...entry, items: list });
    galleryResource.normalise({ items: list });
    siteResource.normalise(entry);
    const deep = { hours: list, exceptions: list, social: entry, agency: entry, fee: entry };
    expect(siteResource.normalise({ ...entry, ...deep }).hours).toHaveLength(7);
  }
});
