import { describe, expect, it } from 'vitest';
import { isOfferedOn } from './what-shows';

describe('isOfferedOn', () => {
  it.each([
    ['open on both sides', null, null, '2026-11-21', true],
    ['before the first day', '2026-12-01', null, '2026-11-30', false],
    ['on the first day', '2026-12-01', null, '2026-12-01', true],
    ['on the last day', null, '2026-12-31', '2026-12-31', true],
    ['after the last day', null, '2026-12-31', '2027-01-01', false],
    ['over the day of 23 hours', '2026-03-07', '2026-03-08', '2026-03-08', true],
    ['after the day of 23 hours', '2026-03-07', '2026-03-08', '2026-03-09', false],
    ['over the day of 25 hours', '2026-10-31', '2026-11-01', '2026-11-01', true],
    ['before a leap day', '2028-02-29', '2028-02-29', '2028-02-28', false],
    ['after a leap day', '2028-02-29', '2028-02-29', '2028-03-01', false],
    ['one day long', '2028-02-29', '2028-02-29', '2028-02-29', true],
  ])('%s', (_case, startDate, endDate, date, offered) => {
    expect(isOfferedOn({ active: true, startDate, endDate }, date)).toBe(offered);
    expect(isOfferedOn({ active: false, startDate, endDate }, date)).toBe(false);
  });
});
