import { expect, it } from 'vitest';
import { shortDate } from './short-date';

it('gives weekday, month and day, whatever the time zone of the device', () => {
  expect(shortDate('2026-11-27', '2026-11-21')).toBe('Fri Nov 27');
  expect(shortDate('2026-03-01', '2026-11-21')).toBe('Sun Mar 1');
});

it('adds the year if it is not this year', () => {
  expect(shortDate('2027-01-01', '2026-11-21')).toBe('Fri Jan 1, 2027');
});
