import { describe, expect, it } from 'vitest';
import { addDays, dateIn } from '../src/rules/calendar';
import { site as siteEntity } from '../src/contract/entities/site';
import { itOnce } from './once';
import { cms, content, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { peopleOf } from './people';
import { sendable } from './sendable';

startOwnCms();

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
  booking_template: 'https://booking.example/casa?p={covers}&d={date}T{time}',
  map_embed_url: 'https://www.google.com/maps/embed?pb=casa',
  parking_note: 'Behind the house.\nFree after six.',
  agency: { name: 'Agency', url: 'https://agency.example' },
  established_year: 1996,
  meals_tax_percent: 8.875,
  plates_per_person: 4,
  message_months: 18,
  history_months: 60,
  kitchen_closes_at: '2026-11-22T02:30:00.000Z',
  reply_templates: [
    { name: 'Large party', text: 'Hello {name},\n\nWith pleasure.' },
    { name: 'Lost and found', text: 'We look for it.' },
  ],
  fee: { name: 'Kitchen fee', percent: 3.5, amount: null },
};

// The tests build on each other: from empty to complete settings.
describe('the staff calls on /api/admin/site', () => {
  it('answer defaults while nothing is stored, and the tags that dishes may have', async () => {
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

  it('require a name for the first write, and make one entry of two writes at once', async () => {
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
    const { currency, reply_templates: _, history_months: __, ...open } = full;
    expect(await shown()).toMatchObject(open);
    expect(await shown()).not.toHaveProperty('reply_templates');
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
      booking_template: '',
      map_embed_url: null,
      parking_note: '',
      social: { instagram: '', facebook: null, tiktok: '' },
      agency: { name: null, url: '' },
    };
    const none = {
      latitude: null,
      longitude: null,
      established_year: null,
      fee: null,
      meals_tax_percent: null,
      plates_per_person: null,
      message_months: null,
      kitchen_closes_at: null,
    };
    const reply = await put({ ...empty, ...none, history_months: null });
    const texts = JSON.parse(JSON.stringify(empty).replaceAll('null', '""'));
    expect(reply).toMatchObject({
      status: 200,
      body: { name: full.name, ...texts, ...none, history_months: null },
    });
    expect(await shown()).toMatchObject({ ...texts, ...none });
    await put(full);
  });

  itOnce('keep the reply templates in the order that a manager gives them', async () => {
    const people = peopleOf(cms);
    const { body: manager } = await people.signIn(await people.add());
    const turned = full.reply_templates.toReversed();
    const reply = await put({ reply_templates: turned }, { authorization: `Bearer ${manager.token}` });
    expect(reply).toMatchObject({ status: 200, body: { reply_templates: turned, phone: full.phone } });
    expect((await put({ reply_templates: [] })).body.reply_templates).toEqual([]);
  });

  it('keep addresses as long as the API accepts', async () => {
    const long = full.booking_template.padEnd(500, 'x');
    const given = {
      booking_url: long,
      booking_template: long,
      map_embed_url: full.map_embed_url.padEnd(2_000, 'x'),
      social: { instagram: long, facebook: long, tiktok: long },
      agency: { ...full.agency, url: long },
    };
    expect(await put(given)).toMatchObject({ status: 200, body: given });
    await put(full);
  });

  itOnce('let only the owner set how long messages and the history are kept', async () => {
    const people = peopleOf(cms);
    const { body: manager } = await people.signIn(await people.add({ email: 'other@casabodegon.example' }));
    for (const name of ['message_months', 'history_months']) {
      expect((await put({ [name]: 1 }, { authorization: `Bearer ${manager.token}` })).status).toBe(403);
      for (const wrong of [0, 121, 1.5]) expect((await put({ [name]: wrong })).status).toBe(400);
    }
    expect(await get()).toMatchObject({ message_months: 18, history_months: 60 });
  });

  it('replace the week with the given days', async () => {
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

  itOnce('let the site know of yesterday’s exception while its hours reach into today', async () => {
    const yesterday = addDays(dateIn('America/New_York', new Date()), -1);
    const late = { date: yesterday, spans: [span('17:00', '02:00')], note: 'New Year’s Eve' };
    await put({ hours: [], exceptions: [late] });
    expect((await shown()).exceptions).toEqual([late]);
    await put({ exceptions: [{ ...late, spans: [span('17:00', '22:00')] }] });
    expect((await shown()).exceptions).toEqual([]);
    await put({ exceptions: [] });
  });

  itOnce('answer in UTC when the kitchen closes, and accept only an instant', async () => {
    const reply = await put({ kitchen_closes_at: '2026-11-21T21:30-05:00' });
    expect(reply.body.kitchen_closes_at).toBe('2026-11-22T02:30:00.000Z');
    expect((await shown()).kitchen_closes_at).toBe('2026-11-22T02:30:00.000Z');
    for (const wrong of ['21:30', '2026-11-21', '2026-11-21T21:30', '0001-01-01T00:00Z', ''])
      expect((await put({ kitchen_closes_at: wrong })).status).toBe(400);
  });

  itOnce('read the hours and exceptions that the panel made', async () => {
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

  it('do not overwrite what someone else has changed; a new tag does not count', async () => {
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
