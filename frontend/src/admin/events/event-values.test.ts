import { expect, it } from 'vitest';
import { cardOf, eventBody } from '../../api/staff/staff-events';
import { copiedEvent, eventSchema, eventValues, fieldsOf } from './event-values';
import { someEvent } from './some-event';

const problems = (changes: object) => {
  const result = eventSchema.safeParse({ ...eventValues(null), title: 'Cata', ...changes });
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
  const stored = someEvent({ date: '2026-12-03', image: { id: 'pic', src: '/uploads/a.jpg', alt: 'A' } });
  const { id: _id, etag: _etag, order: _order, ...fields } = stored;
  expect(eventSchema.parse(eventValues(stored))).toEqual(fields);
  expect(eventBody(fields)).toMatchObject({ desc: '', date: '2026-12-03', endDate: null, imageId: 'pic' });
});

it('a copy says the same, on a day of its own', () => {
  const original = someEvent({ date: '2026-11-01', endDate: '2026-11-02', isActive: false });
  expect(copiedEvent(original)).toMatchObject({
    title: original.title,
    date: '',
    endDate: '',
    isActive: true,
  });
});

it.each([
  ['event', 'Reserve'],
  ['special', 'Reserve'],
  ['evergreen', 'Learn more'],
] as const)('the button of an empty %s is the site’s own in the preview', (type, ctaLabel) => {
  expect(cardOf(fieldsOf({ ...eventValues(null), type, title: 'Cata' }))).toMatchObject({
    type,
    ctaLabel,
    ctaTo: '/reservations',
  });
});
