import { expect, it } from 'vitest';
import { comingHolidays } from './us-holidays';

const dateOf = (name: string, from: string) => comingHolidays(from).find((each) => each.name === name)?.date;

it('gives the coming year’s holidays by date', () => {
  expect(comingHolidays('2026-11-21').map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2026-12-31 New Year’s Eve',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-03-28 Easter Sunday',
    '2027-05-31 Memorial Day',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
  ]);
});

it('names a holiday on its own day, and next year’s from the day after', () => {
  expect(dateOf('Thanksgiving', '2026-11-26')).toBe('2026-11-26');
  expect(dateOf('Thanksgiving', '2026-11-27')).toBe('2027-11-25');
  expect(dateOf('New Year’s Day', '2026-12-31')).toBe('2027-01-01');
});

// Dates from the U.S. Naval Observatory.
it.each([
  ['2024', '2024-03-31'],
  ['2025', '2025-04-20'],
  ['2026', '2026-04-05'],
  ['2030', '2030-04-21'],
  ['2038', '2038-04-25'],
  ['2049', '2049-04-18'],
  ['2076', '2076-04-19'],
])('finds Easter of %s', (year, date) => {
  expect(dateOf('Easter Sunday', `${year}-01-01`)).toBe(date);
});

it('finds holidays when a month begins or ends on their weekday', () => {
  expect(dateOf('Thanksgiving', '2029-01-01')).toBe('2029-11-22');
  expect(dateOf('Thanksgiving', '2029-01-01')).not.toBe('2029-11-29');
  expect(dateOf('Memorial Day', '2027-01-01')).toBe('2027-05-31');
  expect(dateOf('Memorial Day', '2032-01-01')).toBe('2032-05-31');
  expect(dateOf('Labor Day', '2025-01-01')).toBe('2025-09-01');
});
