import { describe, expect, it } from 'vitest';
import { addDays, instantOf, wallClock, weekdayOf, withOffset } from './zoned-time';

const BOSTON = 'America/New_York';

describe('wallClock', () => {
  it.each([
    ['2026-07-04T03:59:00Z', BOSTON, '2026-07-03', 23 * 60 + 59],
    ['2026-07-04T04:00:00Z', BOSTON, '2026-07-04', 0],
    ['2026-01-01T04:59:59Z', BOSTON, '2025-12-31', 23 * 60 + 59],
    ['2028-02-29T12:00:00Z', BOSTON, '2028-02-29', 7 * 60],
    ['2026-03-08T06:59:00Z', BOSTON, '2026-03-08', 119],
    ['2026-03-08T07:00:00Z', BOSTON, '2026-03-08', 180],
    ['2026-11-01T05:30:00Z', BOSTON, '2026-11-01', 90],
    ['2026-11-01T06:30:00Z', BOSTON, '2026-11-01', 90],
    ['2026-07-04T00:00:00Z', 'Asia/Kathmandu', '2026-07-04', 345],
    ['2026-07-04T23:00:00Z', 'Pacific/Kiritimati', '2026-07-05', 13 * 60],
  ])('reads %s in %s as %s, minute %d', (instant, zone, date, minutes) => {
    expect(wallClock(new Date(instant), zone)).toEqual({ date, minutes });
  });
});

describe('instantOf', () => {
  it.each([
    ['2026-07-04', '17:00', BOSTON, '2026-07-04T21:00:00.000Z'],
    ['2026-01-15', '17:00', BOSTON, '2026-01-15T22:00:00.000Z'],
    // Spring: 2:00 to 3:00 does not exist.
    ['2026-03-08', '01:59', BOSTON, '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '02:30', BOSTON, '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', BOSTON, '2026-03-08T07:00:00.000Z'],
    // Autumn: 1:00 to 2:00 occurs twice.
    ['2026-11-01', '00:59', BOSTON, '2026-11-01T04:59:00.000Z'],
    ['2026-11-01', '01:30', BOSTON, '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', BOSTON, '2026-11-01T07:00:00.000Z'],
    ['2026-07-04', '17:00', 'Europe/Madrid', '2026-07-04T15:00:00.000Z'],
    ['2026-07-04', '00:00', 'Pacific/Kiritimati', '2026-07-03T10:00:00.000Z'],
  ])('finds %s %s in %s at %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-07', 2, '2026-03-09'],
  ])('counts from %s by %d to %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-26', 4],
    ['2028-02-29', 2],
  ])('knows that %s is weekday %d', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

it.each([
  ['2026-12-03', '19:00', BOSTON, '2026-12-03T19:00:00-05:00'],
  ['2026-07-04', '19:00', BOSTON, '2026-07-04T19:00:00-04:00'],
  ['2026-11-01', '01:30', BOSTON, '2026-11-01T01:30:00-04:00'],
  ['2026-11-01', '02:00', BOSTON, '2026-11-01T02:00:00-05:00'],
  // Does not exist.
  ['2026-03-08', '02:30', BOSTON, '2026-03-08T03:30:00-04:00'],
  ['2026-07-04', '19:00', 'Asia/Kathmandu', '2026-07-04T19:00:00+05:45'],
])('%s at %s in %s is %s', (date, time, zone, text) => {
  expect(withOffset(date, time, zone)).toBe(text);
});
