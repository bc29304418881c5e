import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dateIn,
  isCalendarDate,
  isTimezone,
  monthsAfter,
  monthsBefore,
  weekdayIndex,
} from './calendar';

describe('isCalendarDate', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['2026-11-21T00:00:00Z', false],
    [' 2026-11-21', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isCalendarDate(text)).toBe(expected));
});

describe('dateIn', () => {
  const boston = 'America/New_York';
  it.each([
    ['a minute before midnight in winter', '2026-12-28T04:59:59Z', boston, '2026-12-27'],
    ['midnight in winter', '2026-12-28T05:00:00Z', boston, '2026-12-28'],
    ['a minute before midnight in summer', '2026-07-04T03:59:59Z', boston, '2026-07-03'],
    ['midnight in summer', '2026-07-04T04:00:00Z', boston, '2026-07-04'],
    ['before the day that has 23 hours', '2026-03-08T04:59:59Z', boston, '2026-03-07'],
    ['the start of the day that has 23 hours', '2026-03-08T05:00:00Z', boston, '2026-03-08'],
    ['the end of the day that has 23 hours', '2026-03-09T03:59:59Z', boston, '2026-03-08'],
    ['after the day that has 23 hours', '2026-03-09T04:00:00Z', boston, '2026-03-09'],
    ['the last second before the skipped hour', '2026-03-08T06:59:59Z', boston, '2026-03-08'],
    ['the hour that is skipped in spring', '2026-03-08T07:00:00Z', boston, '2026-03-08'],
    ['before the day that has 25 hours', '2026-11-01T03:59:59Z', boston, '2026-10-31'],
    ['the start of the day that has 25 hours', '2026-11-01T04:00:00Z', boston, '2026-11-01'],
    ['the first 1:30 of that day', '2026-11-01T05:30:00Z', boston, '2026-11-01'],
    ['the second 1:30 of that day', '2026-11-01T06:30:00Z', boston, '2026-11-01'],
    ['after the day that has 25 hours', '2026-11-02T05:00:00Z', boston, '2026-11-02'],
    ['the end of the day that has 25 hours', '2026-11-02T04:59:59Z', boston, '2026-11-01'],
    ['a leap day', '2028-02-29T12:00:00Z', boston, '2028-02-29'],
    ['the second before a leap day', '2028-02-29T04:59:59Z', boston, '2028-02-28'],
    ['the end of a leap day', '2028-03-01T04:59:59Z', boston, '2028-02-29'],
    ['the second before New Year', '2027-01-01T04:59:59Z', boston, '2026-12-31'],
    ['New Year', '2027-01-01T05:00:00Z', boston, '2027-01-01'],
    ['New Year elsewhere', '2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('%s', (_when, now, zone, date) => expect(dateIn(zone, new Date(now))).toBe(date));

  it('keeps a zone’s clock, which is slow to make', () => {
    dateIn(boston, new Date());
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    dateIn(boston, new Date());
    expect(made).not.toHaveBeenCalled();
  });

  it('throws on a zone that does not exist', () => {
    expect(() => dateIn('America/Bostton', new Date())).toThrow(RangeError);
  });
});

describe('isTimezone', () => {
  it.each([
    ['America/New_York', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['Boston', false],
    ['America/Bostton', false],
    ['+05:00', false],
    ['', false],
  ])('%s: %s', (name, expected) => expect(isTimezone(name)).toBe(expected));
});

describe('addDays and weekdayIndex', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22', 0],
    ['2026-12-31', 1, '2027-01-01', 5],
    ['2028-02-28', 1, '2028-02-29', 2],
    ['2026-03-07', 2, '2026-03-09', 1],
    ['2026-03-08', 1, '2026-03-09', 1],
    ['2026-03-09', -1, '2026-03-08', 0],
    ['2026-10-31', 1, '2026-11-01', 0],
    ['2026-11-01', 1, '2026-11-02', 1],
    ['2026-11-02', -1, '2026-11-01', 0],
    ['2028-03-01', -1, '2028-02-29', 2],
    ['2027-03-01', -1, '2027-02-28', 0],
    ['2026-03-01', -1, '2026-02-28', 6],
  ])('%s and %i days is %s', (date, days, later, weekday) => {
    expect(addDays(date, days)).toBe(later);
    expect(weekdayIndex(later)).toBe(weekday);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-11-21T20:00:00.000Z', 12, '2025-11-21T20:00:00.000Z'],
    ['2027-01-15T00:00:00.000Z', 2, '2026-11-15T00:00:00.000Z'],
    ['2027-03-31T12:00:00.000Z', 1, '2027-02-28T12:00:00.000Z'],
    ['2027-10-31T12:00:00.000Z', 1, '2027-09-30T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
  ])('%s less %i is %s', (now, months, then) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
  });
});

describe('monthsAfter', () => {
  it.each([
    ['2025-11-21T20:00:00.000Z', 12, '2026-11-21T20:00:00.000Z'],
    ['2027-01-31T12:00:00.000Z', 13, '2028-02-29T12:00:00.000Z'],
    ['2027-08-31T12:00:00.000Z', 1, '2027-09-30T12:00:00.000Z'],
  ])('%s and %i is %s', (now, months, then) => {
    expect(monthsAfter(new Date(now), months).toISOString()).toBe(then);
  });
});
