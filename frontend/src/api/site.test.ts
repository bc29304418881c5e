import { describe, expect, it } from 'vitest';
import type { Site } from '../domain/site';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { readSite } from './site';

const evening = { opens: '17:00', closes: '22:30' };

const wire = {
  name: 'La Venta',
  tagline: 'Wine and embers',
  phone: '(617) 555-0199',
  email: 'hola@laventa.example',
  street_address: '1 Beacon Street',
  city: 'Boston',
  region: 'MA',
  postal_code: '02108',
  latitude: '42.36',
  longitude: -71.06,
  timezone: 'America/Chicago',
  hours: [
    { day: 'friday', spans: [evening, { opens: '12:00:00.000', closes: '24:00' }] },
    { day: 'Sunday', spans: [{ opens: 'noon', closes: '21:00' }] },
    { day: 'feastday', spans: [evening] },
  ],
  exceptions: [
    { date: '2026-12-24', spans: [evening], note: 'Early' },
    { date: '2026-11-26', spans: [], note: null },
    { date: '2026-13-01', spans: [] },
    null,
  ],
  kitchen_closes_at: '2026-11-20T21:30:00-06:00',
  social: { instagram: 'https://www.instagram.com/laventa.example', facebook: '', tiktok: 'javascript:x' },
  booking_url: 'https://book.laventa.example/',
  booking_template: 'https://book.laventa.example/{date}?n={covers}&at={time}',
  map_embed_url: 'https://maps.laventa.example/',
  parking_note: 'Validated.',
  agency: { name: 'Taller', url: 'https://taller.example/' },
  established_year: '2001',
  meals_tax_percent: '6.25',
  plates_per_person: 4,
  message_months: 18,
  fee: { name: 'Kitchen appreciation', percent: '3' },
};

const read = (body: unknown): Site => readSite(body);

describe('the site', () => {
  it('is read with every field', () => {
    const { agency, ...same } = wire;
    expect(read(wire)).toEqual({
      ...same,
      latitude: 42.36,
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        spans: weekday === 5 ? [{ opens: '12:00', closes: '00:00' }, evening] : [],
      })),
      exceptions: [
        { date: '2026-11-26', spans: [], note: '' },
        { date: '2026-12-24', spans: [evening], note: 'Early' },
      ],
      kitchen_closes_at: '2026-11-21T03:30:00.000Z',
      social: { instagram: 'https://www.instagram.com/laventa.example', facebook: '', tiktok: '' },
      agencyName: agency.name,
      agencyUrl: agency.url,
      established_year: 2001,
      meals_tax_percent: 6.25,
      fee: { name: 'Kitchen appreciation', percent: 3, amount: null },
    });
  });

  it('has defaults, but invents no contact details', () => {
    expect(read({})).toEqual({
      ...DEFAULT_SITE,
      phone: '',
      email: '',
      street_address: '',
      city: '',
      region: '',
      postal_code: '',
      latitude: null,
      longitude: null,
      parking_note: '',
      booking_url: '',
      booking_template: '',
      map_embed_url: '',
      agencyName: '',
      agencyUrl: '',
      social: { instagram: '', facebook: '', tiktok: '' },
    });
  });

  it.each([
    [{ timezone: 'Mars/Base' }, { timezone: 'America/New_York' }],
    [{ kitchen_closes_at: '0000-01-01T21:00:00Z' }, { kitchen_closes_at: null }],
    [{ kitchen_closes_at: '+012026-01-01T21:00:00Z' }, { kitchen_closes_at: null }],
    [{ hours: [] }, { hours: DEFAULT_SITE.hours }],
    [{ hours: [{ day: 'feastday' }] }, { hours: DEFAULT_SITE.hours }],
    [{ fee: { name: 'Fee', percent: 0 } }, { fee: null }],
    [{ fee: { percent: 101 } }, { fee: null }],
    [
      { fee: { name: 'Cover', percent: null, amount: 2.5 } },
      { fee: { name: 'Cover', percent: null, amount: 2.5 } },
    ],
    [{ fee: { name: 'Cover', percent: null, amount: -1 } }, { fee: null }],
    [{ fee: { percent: 5 } }, { fee: { name: 'Service fee', percent: 5, amount: null } }],
    [{ fee: 'x' }, { fee: null }],
  ])('%j becomes %j', (body, expected) => {
    expect(read(body)).toMatchObject(expected);
  });
});

it('replaces half a surrogate pair, which no link could contain', () => {
  const { street_address } = readSite({ street_address: 'Calle \ud83c 1 🍷' });
  expect(street_address).toBe('Calle \ufffd 1 🍷');
  expect(() => encodeURIComponent(street_address)).not.toThrow();
});

it('has the built-in defaults of the specification', () => {
  expect(DEFAULT_SITE).toMatchObject({
    name: 'Casa Bodegón',
    tagline: 'Tapas & wine in Boston',
    phone: '(617) 555-0142',
    email: 'hola@casabodegon.example',
    city: 'Boston',
    timezone: 'America/New_York',
    established_year: 1996,
    fee: null,
  });
  expect(DEFAULT_SITE.hours.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
