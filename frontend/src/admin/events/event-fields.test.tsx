import { expect, it } from 'vitest';
import type { StaffEvent } from '../../api/staff/staff-events';
import { formOf } from '../kit/forms/field-list';
import { EVENT_FIELDS, EVENT_RULES } from './event-fields';
import { cardOf } from './event-form';
import { eventWire } from '../../testing/admin/event-wire';

const { schema, toValues, toBody } = formOf<StaffEvent, typeof EVENT_FIELDS>(EVENT_FIELDS, EVENT_RULES);

const problems = (changes: object) => {
  const result = schema.safeParse({ ...toValues(null), title: 'Cata', ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('requires only a title', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ title: '' })).toEqual([['title', 'is required.']]);
});

it('reports problems with its days together with any others', () => {
  const backwards = { date: '2026-12-02', endDate: '2026-12-01' };
  expect(problems(backwards)).toEqual([['endDate', 'The last day is before the first.']]);
  expect(problems({ ...backwards, title: '' }).map(([path]) => path)).toEqual(['title', 'endDate']);
  expect(problems({ endDate: '2026-12-01' })).toEqual([['date', 'Enter the first day, too.']]);
  expect(problems({ date: '2026-12-01', endDate: '2026-12-01' })).toEqual([]);
});

it.each([
  [{ startTime: '19:00' }, 'date', 'Enter a date for this time.'],
  [{ weekdays: ['THU'] }, 'date', 'A weekly event needs a first day.'],
  [{ date: '2026-12-03', endTime: '22:30' }, 'startTime', 'Enter a start time, too.'],
  [
    { date: '2026-12-03', startTime: '19:00', endTime: '18:00' },
    'endTime',
    /^The event ends before it starts\./,
  ],
  [
    { date: '2026-12-03', startTime: '19:00', endTime: '19:00' },
    'endTime',
    /^The event ends before it starts\./,
  ],
  [{ date: '2026-12-04', endDate: '2026-12-09', weekdays: ['THU'] }, 'weekdays', /^None of these weekdays/],
  [{ price: 'five' }, 'price', 'must be a number, like 12.50.'],
  [{ place: 'a'.repeat(81) }, 'place', /at most 80/],
])('says what is wrong with %j', (changes, field, complaint) => {
  expect(problems(changes)).toEqual([[field, expect.stringMatching(complaint)]]);
});

it.each([
  [{ date: '2026-12-03', startTime: '21:00', endTime: '06:00' }],
  [{ date: '2026-12-04', endDate: '2026-12-10', weekdays: ['THU'] }],
  [{ price: '0' }],
])('takes %j', (changes) => {
  expect(problems(changes)).toEqual([]);
});

it('shows a weekly event on its next day in the preview, with all its details', () => {
  const values = {
    ...toValues(null),
    date: '2026-10-01',
    weekdays: ['THU'],
    startTime: '19:00',
    price: '58,50',
  };
  expect(cardOf(values, '2026-11-21', [])).toMatchObject({
    date: '2026-11-26',
    weekdays: [4],
    startTime: '19:00',
    price: 58.5,
  });
});

it('sends back the values it was filled with', () => {
  const stored = eventWire('cata', {
    date: '2026-12-03',
    endDate: '2026-12-31',
    startTime: '19:00',
    endTime: '22:30',
    weekdays: 'MON,THU',
    price: 58.5,
    place: 'The bar',
    seats: '14 seats',
    imageId: 'pic',
    image: '/uploads/a.jpg',
    image_alt: 'A',
  });
  const { id: _id, etag: _etag, order: _order, image: _image, image_alt: _alt, ...fields } = stored;
  expect(toBody(schema.parse(toValues(stored)))).toEqual(fields);
});

it.each([
  ['event', 'Reserve'],
  ['special', 'Reserve'],
  ['evergreen', 'Learn more'],
] as const)('the button of an empty %s is the site’s own in the preview', (type, ctaLabel) => {
  expect(cardOf({ ...toValues(null), type, title: 'Cata' }, '2026-11-21', [])).toMatchObject({
    type,
    ctaLabel,
    ctaTo: '/reservations',
  });
});
