import { expect, it } from 'vitest';
import { shortDate } from './short-date';

it('says weekday, month and day, whatever the zone of the device', () => {
  expect(shortDate('2026-11-27', '2026-11-21')).toBe('Fri Nov 27');
  expect(shortDate('2026-03-01', '2026-11-21')).toBe('Sun Mar 1');
});

it('says the year of another one', () => {
  expect(shortDate('2027-01-01', '2026-11-21')).toBe('Fri Jan 1, 2027');
});
