import { expect, it } from 'vitest';
import { eventDate } from './event-date';

it('takes a date apart', () => {
  expect(eventDate('2026-12-03', '2026-11-20')).toEqual({
    lead: 'Thu',
    day: '3',
    month: 'Dec',
    words: 'Thursday, December 3',
  });
});

it('says of today that it is today', () => {
  expect(eventDate('2026-12-31', '2026-12-31')).toMatchObject({
    lead: 'Today',
    words: 'Today, Thursday, December 31',
  });
});

it('does not announce what has begun', () => {
  expect(eventDate('2026-11-26', '2026-11-28')).toMatchObject({
    lead: 'Since',
    words: 'Since Thursday, November 26',
  });
});

it('looks into the next year', () => {
  expect(eventDate('2027-01-06', '2026-12-31')).toMatchObject({ lead: 'Wed', day: '6', month: 'Jan' });
});
