import { expect, it } from 'vitest';
import { eventDate } from './event-date';

it('splits a date into its parts', () => {
  expect(eventDate('2026-12-03', '2026-11-20', false)).toEqual({
    lead: 'Thu',
    day: '3',
    month: 'Dec',
    words: 'Thursday, December 3',
  });
});

it('calls today `Today`', () => {
  expect(eventDate('2026-12-31', '2026-12-31', false)).toMatchObject({
    lead: 'Today',
    words: 'Today, Thursday, December 31',
  });
});

it('does not announce an event that has begun', () => {
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

it('handles a date in the next year', () => {
  expect(eventDate('2027-01-06', '2026-12-31', false)).toMatchObject({ lead: 'Wed', day: '6', month: 'Jan' });
});
