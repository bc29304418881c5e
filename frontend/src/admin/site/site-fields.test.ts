import { expect, it } from 'vitest';
import { readStaffSite, type StaffSite } from '../../api/staff/staff-site';
import { formOf } from '../kit/forms/field-list';
import { siteBody, type SiteFields, siteFields, type SiteValues } from './site-fields';
import { siteWire } from '../../testing/admin/site-server';

const { schema, toValues } = formOf<StaffSite, SiteFields>(siteFields('2026-11-21'));
const stored = () => readStaffSite({ ...siteWire(), etag: '"1"' });
const check = (values: Partial<SiteValues>) => schema.safeParse({ ...toValues(stored()), ...values });
const complaints = (values: Partial<SiteValues>) =>
  check(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('sends back what was stored, untouched', () => {
  // Tonight's kitchen closing time is only set on the Tonight screen.
  const {
    vocabulary: _,
    kitchen_closes_at: _tonight,
    ...wire
  } = siteWire({ fee: { name: 'Kitchen fee', percent: null, amount: 2.5 } });
  const site = readStaffSite({ ...siteWire({ fee: wire.fee }), etag: '"1"' });
  expect(siteBody(schema.parse(toValues(site)))).toEqual(wire);
});

it.each([
  [{ name: ' ' }, /^name is required/],
  [{ name: 'x'.repeat(121) }, /^name .*120/],
  [{ email: 'hola@casa' }, /^email must be an address/],
  [{ phone: '1'.repeat(41) }, /^phone .*40/],
  [{ coordinates: '42.35' }, /^coordinates must be two numbers/],
  [{ booking_url: 'book.example' }, /^booking_url .*https/],
  [{ booking_template: 'https://book.example/?d={date}' }, /^booking_template must contain/],
  [{ instagram: 'javascript:alert(1)' }, /^instagram .*https/],
  [{ established_year: '196' }, /^established_year must be a year/],
  [{ established_year: '2101' }, /^established_year must be a year/],
  [{ parking_note: 'x'.repeat(501) }, /^parking_note .*500/],
  [{ fee: { kind: 'percent', name: 'Fee', value: '101' } }, /^fee\.value .*up to 100/],
  [{ fee: { kind: 'percent', name: 'Fee', value: '0' } }, /^fee\.value .*above 0/],
  [{ fee: { kind: 'amount', name: '', value: '2.555' } }, /^fee\.name/],
  [{ friday: [{ opens: '17:00', closes: '' }] }, /^friday\.0\.closes Enter the closing time/],
  [{ exceptions: [{ date: '', spans: [], note: '' }] }, /^exceptions\.0\.date Choose/],
  [{ exceptions: [{ date: '2026-12-25', spans: [], note: 'x'.repeat(121) }] }, /^exceptions\.0\.note .*120/],
] as [Partial<SiteValues>, RegExp][])('refuses %j', (values, complaint) => {
  expect(complaints(values).some((text) => complaint.test(text))).toBe(true);
});

it('accepts empty optional fields, and each day only once', () => {
  const empty = {
    tagline: '',
    phone: '',
    email: '',
    coordinates: '',
    established_year: '',
    parking_note: '',
  };
  expect(check(empty).data).toMatchObject({
    coordinates: { latitude: null, longitude: null },
    established_year: null,
    email: '',
  });
  const christmas = { date: '2026-12-25', spans: [], note: '' };
  expect(complaints({ exceptions: [christmas, christmas] })).toEqual([
    'exceptions.1.date This day is already in the list: change it there, or remove one.',
  ]);
});

it('has room for 200 days', () => {
  const days = Array.from({ length: 201 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 0, at + 1)).toISOString().slice(0, 10),
    spans: [],
    note: '',
  }));
  expect(check({ exceptions: days.slice(1) }).success).toBe(true);
  expect(complaints({ exceptions: days })).toEqual([
    'exceptions The list of days is full: remove some that have passed.',
  ]);
});
