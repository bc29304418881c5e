import { expect, it } from 'vitest';
import { eventDate } from './event-date';

it('takes a date apart', () => {
  expect(eventDate('2026-12-03', '2026-11-20', false)).toEqual({
    lead: 'Thu',
    day: '3',
    month: 'Dec',
    words: 'Thursday, December 3',
  });
});

it('says of today that it is today', () => {
  expect(eventDate('2026-12-31', '2026-12-31', false)).toMatchObject({
    lead: 'Today',
    words: 'Today, Thursday, December 31',
  });
});

it('does not announce what has begun', () => {
  expect(eventDate('2026-11-26', '2026-11-28', false)).toMatchObject({
    lead: 'Since',
    words: 'Since Thursday, November 26',
  });
});

it('is still tonight after midnight', () => {
  expect(eventDate('2026-12-03', '2026-12-04', true)).toMatchObject({
    lead: 'Tonight',
    words: 'Tonight, Thursday, December 3',
  });
});

it('looks into the next year', () => {
  expect(eventDate('2027-01-06', '2026-12-31', false)).toMatchObject({ lead: 'Wed', day: '6', month: 'Jan' });
});
