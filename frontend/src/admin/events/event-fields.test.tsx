import { expect, it } from 'vitest';
import type { StaffEvent } from '../../api/staff/staff-events';
import { formOf } from '../kit/forms/field-list';
import { EVENT_FIELDS, EVENT_RULES } from './event-fields';
import { cardOf } from './event-preview';
import { eventWire } from '../../testing/admin/event-wire';

const { schema, toValues, toBody } = formOf<StaffEvent, typeof EVENT_FIELDS>(EVENT_FIELDS, EVENT_RULES);

const problems = (changes: object) => {
  const result = schema.safeParse({ ...toValues(null), title: 'Cata', ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('needs a title alone', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ title: '' })).toEqual([['title', 'is required.']]);
});

it('says what is wrong with its days, beside whatever else is', () => {
  const backwards = { date: '2026-12-02', endDate: '2026-12-01' };
  expect(problems(backwards)).toEqual([['endDate', 'The last day is before the first.']]);
  expect(problems({ ...backwards, title: '' }).map(([path]) => path)).toEqual(['title', 'endDate']);
  expect(problems({ endDate: '2026-12-01' })).toEqual([['date', 'A last day needs a first one.']]);
  expect(problems({ date: '2026-12-01', endDate: '2026-12-01' })).toEqual([]);
});

it('sends what it was filled from', () => {
  const stored = eventWire('cata', {
    date: '2026-12-03',
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
  expect(cardOf({ ...toValues(null), type, title: 'Cata' })).toMatchObject({
    type,
    ctaLabel,
    ctaTo: '/reservations',
  });
});
