import { describe, expect, it } from 'vitest';
import { formatCalendarDate, formatSpan, formatSpans, formatTime, groupWeek } from './hours-format';
import type { OpeningSpan, WeekdayHours, WeekdayIndex } from './site';
import { DEFAULT_SITE } from './site-defaults';

const evening: OpeningSpan = { opens: '17:00', closes: '22:30' };
const lunch: OpeningSpan = { opens: '12:00', closes: '15:00' };

function week(...days: (readonly OpeningSpan[])[]): WeekdayHours[] {
  return days.map((spans, weekday) => ({ weekday: weekday as WeekdayIndex, spans }));
}

function inWords(hours: readonly WeekdayHours[]): string[] {
  return groupWeek(hours).map(({ days, times }) => `${days} ${times}`);
}

it.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['17:00', '5:00 PM'],
  ['23:59', '11:59 PM'],
])('reads %s as %s', (time, shown) => {
  expect(formatTime(time)).toBe(shown);
});

it('formats spans', () => {
  expect(formatSpan(evening)).toBe('5:00 PM – 10:30 PM');
  expect(formatSpans([lunch, evening])).toBe('12:00 PM – 3:00 PM, 5:00 PM – 10:30 PM');
  expect(formatSpans([])).toBe('Closed');
});

it('formats dates', () => {
  expect(formatCalendarDate('2026-11-26')).toBe('Thursday, November 26');
  expect(formatCalendarDate('2028-02-29')).toBe('Tuesday, February 29');
});

describe('groupWeek', () => {
  it('groups the hours of the specification', () => {
    expect(inWords(DEFAULT_SITE.hours)).toEqual([
      'Sunday to Wednesday 4:00 PM to 9:00 PM',
      'Thursday, Friday, Saturday 5:00 PM to 10:30 PM',
    ]);
  });

  it.each([
    ['one for all', week(...Array.from({ length: 7 }, () => [evening])), ['Every day 5:00 PM to 10:30 PM']],
    [
      'across the week’s end',
      week([lunch], [evening], [evening], [evening], [evening], [lunch], [lunch]),
      ['Monday to Thursday 5:00 PM to 10:30 PM', 'Friday, Saturday, Sunday 12:00 PM to 3:00 PM'],
    ],
    [
      'but not separate days',
      week([], [evening], [], [evening], [evening], [lunch, evening], [lunch, evening]),
      [
        'Sunday Closed',
        'Monday 5:00 PM to 10:30 PM',
        'Tuesday Closed',
        'Wednesday, Thursday 5:00 PM to 10:30 PM',
        'Friday, Saturday 12:00 PM to 3:00 PM, 5:00 PM to 10:30 PM',
      ],
    ],
    ['nothing', [], []],
  ])('groups %s', (_, hours, words) => {
    expect(inWords(hours)).toEqual(words);
  });
});
