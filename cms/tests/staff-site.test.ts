import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateIn } from '../src/rules/calendar';
import { site as siteEntity } from '../src/contract/entities/site';
import { contentOf } from './make-content';
import { signInToPanel } from './panel-session';
import { startCms, type RunningCms } from './running-cms';
import { sendable } from './sendable';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;
let staff: StaffSession;
let content: ReturnType<typeof contentOf>;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place);
  staff = await signInAsStaff(cms);
  content = contentOf(cms.strapi);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

const path = '/api/admin/site';
const uid = 'api::site.site-settings';
const get = async () => (await staff.call('GET', path)).body;
const put = (body: Record<string, unknown>, headers = {}) => staff.call('PUT', path, body, headers);
const shown = async () => (await cms.ask('/api/site')).body;
const stored = () => cms.strapi.db.query(uid).count();
const span = (opens: string, closes: string) => ({ opens, closes });
const spansOn = (site: { hours: { day: string; spans: unknown }[] }, wanted: string) =>
  site.hours.find(({ day }) => day === wanted)?.spans;

const full = {
  name: 'Casa Bodegón',
  tagline: 'Tapas and wine',
  phone: '+1 617 555 0100',
  email: 'hola@casabodegon.example',
  street_address: '1 Main Street',
  city: 'Boston',
  region: 'MA',
  postal_code: '02118',
  latitude: 42.34,
  longitude: -71.07,
  timezone: 'America/New_York',
  currency: 'USD',
  social: {
    instagram: 'https://instagram.example/casa',
    facebook: 'https://facebook.example/casa',
    tiktok: 'https://tiktok.example/casa',
  },
  booking_url: 'https://booking.example/casa',
  map_embed_url: 'https://www.google.com/maps/embed?pb=casa',
  parking_note: 'Behind the house.\nFree after six.',
  agency: { name: 'Agency', url: 'https://agency.example' },
  established_year: 1996,
  fee: { name: 'Kitchen fee', percent: 3.5, amount: null },
};

// The tests build on each other: from no settings to full ones.
describe('the staff calls on /api/admin/site', () => {
  it('answer what holds while nothing is stored, and what dishes may be tagged with', async () => {
    const reply = await staff.call('GET', path);
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(siteEntity.forStaff.parse(reply.body)).toMatchObject({
      name: '',
      timezone: 'America/New_York',
      currency: 'USD',
      exceptions: [],
      fee: null,
      latitude: null,
    });
    expect(reply.body.hours).toHaveLength(7);
    expect(reply.body.vocabulary.allergens[0]).toEqual({ slug: 'milk', label_en: 'Milk', label_es: 'Leche' });
    expect(reply.body.vocabulary.allergens).toHaveLength(11);
    expect(reply.body.vocabulary.dietary_tags).toHaveLength(18);
    expect(await stored()).toBe(0);
  });

  it('want a name for the first write, and make one entry of two at once', async () => {
    expect(await put({ city: 'Boston' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'name', message: 'Name is required.' }] },
    });
    expect(await stored()).toBe(0);
    const unset = { 'if-match': (await get()).etag };
    const replies = await Promise.all([put({ name: 'A' }, unset), put({ name: 'B' }, unset)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await stored()).toBe(1);
  });

  it('change every field, which shows at once', async () => {
    const reply = await put(full);
    expect(reply).toMatchObject({ status: 200, body: full });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(siteEntity.forStaff.parse(await get())).toEqual(reply.body);
    const { currency, ...open } = full;
    expect(await shown()).toMatchObject(open);
    expect((await cms.ask('/api/menu/full')).body.currency).toBe(currency);
  });

  it('keep what a change leaves out', async () => {
    const before = await get();
    const reply = await put({ tagline: 'Tapas', social: { tiktok: '' } });
    expect(reply.body).toEqual({
      ...before,
      tagline: 'Tapas',
      social: { ...full.social, tiktok: '' },
      etag: reply.body.etag,
    });
    expect((await put(sendable(siteEntity.body, before))).body).toEqual({
      ...before,
      etag: expect.any(String),
    });
    expect(await stored()).toBe(1);
  });

  it('clear what a change empties', async () => {
    const empty = {
      tagline: '',
      phone: null,
      email: '',
      street_address: '',
      city: null,
      region: '',
      postal_code: '',
      booking_url: '',
      map_embed_url: null,
      parking_note: '',
      social: { instagram: '', facebook: null, tiktok: '' },
      agency: { name: null, url: '' },
    };
    const none = { latitude: null, longitude: null, established_year: null, fee: null };
    const reply = await put({ ...empty, ...none });
    const texts = JSON.parse(JSON.stringify(empty).replaceAll('null', '""'));
    expect(reply).toMatchObject({ status: 200, body: { name: full.name, ...texts, ...none } });
    expect(await shown()).toMatchObject({ ...texts, ...none });
    await put(full);
  });

  it('replace the week by the days that are given', async () => {
    const late = [span('12:00', '15:00'), span('18:00', '02:00')];
    const reply = await put({
      hours: [
        { day: 'friday', spans: late.toReversed() },
        { day: 'monday', spans: [] },
        { day: 'tuesday', spans: [span('16:00', '00:00')] },
      ],
    });
    expect(reply.status).toBe(200);
    const site = await shown();
    expect(site.hours).toEqual(reply.body.hours);
    expect(spansOn(site, 'friday')).toEqual(late);
    expect(spansOn(site, 'tuesday')).toEqual([span('16:00', '00:00')]);
    expect(spansOn(site, 'monday')).toEqual([]);
    await put({ hours: [{ day: 'sunday', spans: [span('12:00', '20:00')] }] });
    const after = await shown();
    expect(spansOn(after, 'friday')).toEqual([]);
    expect(spansOn(after, 'sunday')).toEqual([span('12:00', '20:00')]);
    expect(after.name).toBe(full.name);
  });

  it('replace the dated exceptions; staff see those that have passed, the site does not', async () => {
    const today = dateIn('America/New_York', new Date());
    const exceptions = [
      { date: '2020-12-25', spans: [], note: 'Christmas' },
      { date: addDays(today, 30), spans: [span('12:00', '15:00'), span('17:00', '02:00')], note: 'Fiesta' },
      { date: addDays(today, 31), spans: [], note: '' },
    ];
    const given = exceptions.toReversed().map(({ note, ...each }) => (note ? { ...each, note } : each));
    const reply = await put({ exceptions: given });
    expect(reply.body.exceptions).toEqual(exceptions);
    expect((await shown()).exceptions).toEqual(exceptions.slice(1));
    expect((await put({ exceptions: [] })).body.exceptions).toEqual([]);
    expect((await shown()).exceptions).toEqual([]);
  });

  it('let the site know of yesterday’s exception while its hours reach into today', async () => {
    const yesterday = addDays(dateIn('America/New_York', new Date()), -1);
    const late = { date: yesterday, spans: [span('17:00', '02:00')], note: 'New Year’s Eve' };
    await put({ hours: [], exceptions: [late] });
    expect((await shown()).exceptions).toEqual([late]);
    await put({ exceptions: [{ ...late, spans: [span('17:00', '22:00')] }] });
    expect((await shown()).exceptions).toEqual([]);
    await put({ exceptions: [] });
  });

  it('read the hours and exceptions that the panel made', async () => {
    const panel = await signInToPanel(cms);
    const open = { closed: false, opens: '18:00', closes: '23:00' };
    const made = await panel.changeSingle(uid, {
      hours: [
        { day: 'monday', closed: true },
        { day: 'friday', ...open },
      ],
      exceptions: [{ date: '2199-12-25', closed: true, note: 'Christmas' }],
    });
    expect(made.status).toBe(200);
    const site = await get();
    expect(spansOn(site, 'monday')).toEqual([]);
    expect(spansOn(site, 'friday')).toEqual([span('18:00', '23:00')]);
    expect(site.exceptions).toEqual([{ date: '2199-12-25', spans: [], note: 'Christmas' }]);
    expect((await put({ tagline: 'Still there' })).body).toMatchObject({
      hours: site.hours,
      exceptions: site.exceptions,
    });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['an empty name', { name: '' }, 'name', 'Name is required.'],
    ['an address that is none', { email: 'hola' }, 'email', 'must be an email address'],
    ['a time zone that is none', { timezone: 'America/Bostton' }, 'timezone', 'There is no such time zone'],
    ['no time zone', { timezone: '' }, 'timezone', 'There is no such time zone'],
    ['a currency that is none', { currency: 'usd' }, 'currency', 'must be a currency code'],
    ['a latitude beyond the pole', { latitude: 91 }, 'latitude', 'at most 90'],
    ['a link without https', { booking_url: 'javascript:alert(1)' }, 'booking_url', 'must be an address'],
    ['a link deeper down', { social: { tiktok: 'tiktok' } }, 'social.tiktok', 'must be an address'],
    ['an unknown field', { streetAddress: 'a' }, 'streetAddress', 'can’t be set here'],
    ['an unknown field deeper down', { agency: { mail: 'a' } }, 'agency.mail', 'can’t be set here'],
    ['a fee without a charge', { fee: { name: 'Fee' } }, 'fee.percent', 'a percentage or an amount'],
    ['a fee with both', { fee: { name: 'Fee', percent: 3, amount: 2 } }, 'fee.amount', 'or an amount'],
    ['a fee without a name', { fee: { name: '', percent: 3 } }, 'fee.name', 'Name is required.'],
    ['a fee of nothing', { fee: { name: 'Fee', amount: 0 } }, 'fee.amount', 'must be more than 0'],
    ['a fee of a fraction', { fee: { name: 'Fee', amount: 2.555 } }, 'fee.amount', 'two decimals'],
    ['a fee above 100 percent', { fee: { name: 'Fee', percent: 101 } }, 'fee.percent', 'at most 100'],
    ['a day that is none', { hours: [{ day: 'lunes', spans: [] }] }, 'hours.0.day', 'must be one of'],
    [
      'a day twice',
      { hours: ['monday', 'sunday', 'monday'].map((day) => ({ day, spans: [] })) },
      'hours.2.day',
      'named more than once',
    ],
    [
      'a time that is none',
      { hours: [{ day: 'monday', spans: [span('12:00', '24:00')] }] },
      'hours.0.spans.0.closes',
      'Closes must be a time',
    ],
    [
      'no time at all',
      { hours: [{ day: 'monday', spans: [span('12:00', '12:00')] }] },
      'hours.0.spans.0.closes',
      'are the same',
    ],
    [
      'hours that overlap',
      { hours: [{ day: 'monday', spans: [span('18:00', '02:00'), span('23:00', '23:30')] }] },
      'hours.0.spans.1.opens',
      'The hours of a day overlap.',
    ],
    ...[
      'https://maps.example/embed',
      'http://www.google.com/maps/embed',
      'https://www.google.com.evil.example/',
    ].map((address): [string, Record<string, unknown>, string, string] => [
      `the map ${address}, which no page may frame`,
      { map_embed_url: address },
      'map_embed_url',
      'from www.openstreetmap.org or www.google.com',
    ]),
    [
      'a date twice',
      { exceptions: ['2199-01-01', '2199-01-01'].map((date) => ({ date, spans: [] })) },
      'exceptions.1.date',
      'named more than once',
    ],
    [
      'a date that is none',
      { exceptions: [{ date: '2199-02-29', spans: [] }] },
      'exceptions.0.date',
      'a day',
    ],
    [
      'exceptional hours that overlap',
      { exceptions: [{ date: '2199-01-01', spans: [span('12:00', '15:00'), span('14:00', '16:00')] }] },
      'exceptions.0.spans.1.opens',
      'overlap',
    ],
    [
      'more dates than there is room for',
      {
        exceptions: Array.from({ length: 101 }, (_, index) => ({
          date: addDays('2199-01-01', index),
          spans: [span('12:00', '15:00'), span('18:00', '23:00')],
        })),
      },
      'exceptions',
      'more than 200 spans',
    ],
  ])('refuse %s', async (_case, fields, field, message) => {
    const before = await get();
    const reply = await put(fields);
    expect(reply).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
    expect(reply.body.details).toEqual([{ path: field, message: expect.stringContaining(message) }]);
    expect(await get()).toEqual(before);
  });

  it('do not write over what someone else has changed, another tag being no change', async () => {
    const { etag } = await get();
    await content.create('api::vocabulary.dietary-tag', { slug: 'keto', label_en: 'Keto', label_es: 'Keto' });
    const seen = await get();
    expect(seen.etag).toBe(etag);
    expect(seen.vocabulary.dietary_tags).toHaveLength(19);
    const theirs = (await put({ tagline: 'Theirs' }, { 'if-match': etag })).body;
    const late = await put({ tagline: 'Mine' }, { 'if-match': etag });
    expect(late).toMatchObject({ status: 412, body: { status: 412, current: theirs } });
    expect((await shown()).tagline).toBe('Theirs');
  });
});
