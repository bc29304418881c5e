import { describe, expect, it } from 'vitest';
import { resolveDate, type DateRule } from './seed-dates';

// A Saturday.
const today = '2026-11-21';

describe('resolveDate', () => {
  it.each<[DateRule, string]>([
    ['2026-12-24', '2026-12-24'],
    [{ plusDays: 0 }, '2026-11-21'],
    [{ plusDays: 10 }, '2026-12-01'],
    [{ nextWeekday: 'sunday' }, '2026-11-22'],
    [{ nextWeekday: 'friday' }, '2026-11-27'],
    [{ nextWeekday: 'saturday' }, '2026-11-28'],
    [{ nextWeekday: 'friday', plusWeeks: 2 }, '2026-12-11'],
    [{ next: '11-21' }, '2026-11-21'],
    [{ next: '11-20' }, '2027-11-20'],
    [{ next: '12-25' }, '2026-12-25'],
    [{ next: '02-29' }, '2028-02-29'],
    [{ nextNth: { month: 11, weekday: 'thursday', nth: 4 } }, '2026-11-26'],
    [{ nextNth: { month: 11, weekday: 'saturday', nth: 3 } }, '2026-11-21'],
    [{ nextNth: { month: 9, weekday: 'monday', nth: 1 } }, '2027-09-06'],
  ])('%j is %s', (rule, date) => expect(resolveDate(rule, today)).toBe(date));

  it.each<DateRule>(['2026-02-30', { next: '13-01' }])('refuses %j', (rule) => {
    expect(() => resolveDate(rule, today)).toThrow();
  });
});
