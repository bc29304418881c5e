import { beforeAll, expect, it } from 'vitest';
import { addDays } from '../src/rules/calendar';
import { staff, startOwnCms } from './own-cms';

startOwnCms();

beforeAll(async () => {
  await put({ name: 'Casa Bodegón' });
});

const path = '/api/admin/site';
const get = async () => (await staff.call('GET', path)).body;
const put = (body: Record<string, unknown>) => staff.call('PUT', path, body);
const span = (opens: string, closes: string) => ({ opens, closes });

it.each<[string, Record<string, unknown>, string, string]>([
  ['an empty name', { name: '' }, 'name', 'Name is required.'],
  ['a wrong email address', { email: 'hola' }, 'email', 'must be an email address'],
  ['an unknown time zone', { timezone: 'America/Bostton' }, 'timezone', 'There is no such time zone'],
  ['no time zone', { timezone: '' }, 'timezone', 'There is no such time zone'],
  ['an unknown currency', { currency: 'usd' }, 'currency', 'must be a currency code'],
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
  ['an unknown day', { hours: [{ day: 'lunes', spans: [] }] }, 'hours.0.day', 'must be one of'],
  [
    'a day twice',
    { hours: ['monday', 'sunday', 'monday'].map((day) => ({ day, spans: [] })) },
    'hours.2.day',
    'named more than once',
  ],
  [
    'a placeholder that nobody fills in',
    { reply_templates: [{ name: 'Party', text: 'Hello {guest}' }] },
    'reply_templates.0.text',
    'no other braces than {name}',
  ],
  [
    'two templates with one name',
    { reply_templates: ['A', 'B', 'A'].map((name) => ({ name, text: 'Hello' })) },
    'reply_templates.2.name',
    'already a template',
  ],
  [
    'a time that does not exist',
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
  ...['https://booking.example/casa?d={date}&t={time}', 'https://{covers}.example/?d={date}&t={time}'].map(
    (address): [string, Record<string, unknown>, string, string] => [
      `${address}, which does not take a whole table`,
      { booking_template: address },
      'booking_template',
      'must contain {covers}, {date} and {time}',
    ],
  ),
  [
    'a date twice',
    { exceptions: ['2199-01-01', '2199-01-01'].map((date) => ({ date, spans: [] })) },
    'exceptions.1.date',
    'named more than once',
  ],
  [
    'a date that does not exist',
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
])('the staff call on /api/admin/site refuses %s', async (_case, fields, field, message) => {
  const before = await get();
  const reply = await put(fields);
  expect(reply).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
  expect(reply.body.details).toEqual([{ path: field, message: expect.stringContaining(message) }]);
  expect(await get()).toEqual(before);
});
