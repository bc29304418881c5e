import { describe, expect, it } from 'vitest';
import { hoursOn, isOpenAt, openStateAt, type OpeningRules, todaysHours, upcomingExceptions } from './hours';
import type { OpeningSpan, WeekdayIndex } from './site';
import { DEFAULT_SITE } from './site-defaults';

const BOSTON = 'America/New_York';

function everyDay(...spans: OpeningSpan[]): OpeningRules {
  const weekdays: WeekdayIndex[] = [0, 1, 2, 3, 4, 5, 6];
  return { hours: weekdays.map((weekday) => ({ weekday, spans })), exceptions: [], timezone: BOSTON };
}

const holidays: OpeningRules = {
  ...DEFAULT_SITE,
  exceptions: [
    { date: '2026-11-26', spans: [], note: 'Thanksgiving' },
    { date: '2026-12-24', spans: [{ opens: '12:00', closes: '16:00' }], note: 'Christmas Eve' },
  ],
};

describe('the week of the specification, in Boston', () => {
  it.each([
    ['Sunday before opening', '2026-11-22T20:59:59Z', false],
    ['Sunday at opening', '2026-11-22T21:00:00Z', true],
    ['Sunday before closing', '2026-11-23T01:59:59Z', true],
    ['Sunday at closing', '2026-11-23T02:00:00Z', false],
    ['Thursday at 4:30 PM', '2026-11-19T21:30:00Z', false],
    ['Thursday at 5:00 PM', '2026-11-19T22:00:00Z', true],
    ['Saturday at 10:29 PM', '2026-11-22T03:29:00Z', true],
    ['Saturday at 10:30 PM', '2026-11-22T03:30:00Z', false],
    ['Wednesday in summer at 4:00 PM', '2026-07-15T20:00:00Z', true],
    ['Wednesday in summer before', '2026-07-15T19:59:00Z', false],
  ])('%s', (_, instant, isOpen) => {
    expect(isOpenAt(DEFAULT_SITE, new Date(instant))).toBe(isOpen);
  });

  it('gives the closing time while it is open', () => {
    expect(openStateAt(DEFAULT_SITE, new Date('2026-11-20T23:00:00Z'))).toEqual({
      isOpen: true,
      closesAt: new Date('2026-11-21T03:30:00Z'),
    });
  });

  it('gives the next opening, before opening and after closing', () => {
    expect(openStateAt(DEFAULT_SITE, new Date('2026-11-22T12:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: new Date('2026-11-22T21:00:00Z'),
    });
    expect(openStateAt(DEFAULT_SITE, new Date('2026-11-22T04:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: new Date('2026-11-22T21:00:00Z'),
    });
  });

  it('uses the date at the restaurant, not the visitor’s or UTC’s', () => {
    expect(todaysHours(DEFAULT_SITE, new Date('2026-11-22T03:00:00Z'))).toMatchObject({
      date: '2026-11-21',
      weekday: 6,
    });
  });
});

describe('dated exceptions', () => {
  it('override the week', () => {
    expect(hoursOn(holidays, '2026-11-26')).toEqual({
      date: '2026-11-26',
      weekday: 4,
      spans: [],
      isException: true,
      note: 'Thanksgiving',
    });
    expect(isOpenAt(holidays, new Date('2026-11-26T23:00:00Z'))).toBe(false);
    expect(isOpenAt(holidays, new Date('2026-12-24T18:00:00Z'))).toBe(true);
    expect(isOpenAt(holidays, new Date('2026-12-24T23:00:00Z'))).toBe(false);
  });

  it('are skipped by the next opening', () => {
    expect(openStateAt(holidays, new Date('2026-11-26T12:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: new Date('2026-11-27T22:00:00Z'),
    });
  });

  it('are listed from the restaurant’s today on', () => {
    const dates = (instant: string) =>
      upcomingExceptions(holidays, new Date(instant)).map(({ date }) => date);
    expect(dates('2026-11-27T04:59:00Z')).toEqual(['2026-11-26', '2026-12-24']);
    expect(dates('2026-11-27T05:00:00Z')).toEqual(['2026-12-24']);
  });
});

describe('spans past midnight', () => {
  const late = everyDay({ opens: '18:00', closes: '01:30' });

  it.each([
    ['2026-07-04T05:29:00Z', true],
    ['2026-07-04T05:30:00Z', false],
    ['2026-07-04T04:00:00Z', true],
  ])('at %s open is %j', (instant, isOpen) => {
    expect(isOpenAt(late, new Date(instant))).toBe(isOpen);
  });

  it('continue into a day that is closed', () => {
    const rules = { ...late, exceptions: [{ date: '2026-07-04', spans: [], note: '' }] };
    expect(isOpenAt(rules, new Date('2026-07-04T05:00:00Z'))).toBe(true);
    expect(isOpenAt(rules, new Date('2026-07-05T05:00:00Z'))).toBe(false);
    expect(todaysHours(rules, new Date('2026-07-04T05:29:00Z')).date).toBe('2026-07-03');
    expect(todaysHours(rules, new Date('2026-07-04T05:30:00Z')).date).toBe('2026-07-04');
  });

  it('keep the special hours of an evening in the list until it ends', () => {
    const rules = {
      ...late,
      exceptions: [{ date: '2026-07-03', spans: hoursOn(late, '2026-07-03').spans, note: '' }],
    };
    expect(upcomingExceptions(rules, new Date('2026-07-04T05:29:00Z'))).toHaveLength(1);
    expect(upcomingExceptions(rules, new Date('2026-07-04T05:30:00Z'))).toHaveLength(0);
  });

  it('merge with the span that begins when they end', () => {
    const split = everyDay({ opens: '00:00', closes: '02:00' }, { opens: '20:00', closes: '00:00' });
    expect(openStateAt(split, new Date('2026-07-05T02:00:00Z'))).toEqual({
      isOpen: true,
      closesAt: new Date('2026-07-05T06:00:00Z'),
    });
  });

  it('last a whole day if opening and closing times are equal', () => {
    const always = everyDay({ opens: '00:00', closes: '00:00' });
    for (let hour = 0; hour < 24; hour += 1) {
      expect(isOpenAt(always, new Date(Date.UTC(2026, 6, 4, hour, 30)))).toBe(true);
    }
  });
});

describe('the nights when the clocks change', () => {
  const late = everyDay({ opens: '18:00', closes: '03:00' });

  it.each([
    ['spring: closes an hour sooner', '2026-03-08T03:00:00Z', '2026-03-08T07:00:00Z'],
    ['autumn: closes an hour later', '2026-11-01T03:00:00Z', '2026-11-01T08:00:00Z'],
  ])('%s', (_, instant, closesAt) => {
    expect(openStateAt(late, new Date(instant))).toEqual({ isOpen: true, closesAt: new Date(closesAt) });
  });

  it.each([
    ['spring', '2026-03-08T12:00:00Z', '2026-03-08T20:00:00Z'],
    ['autumn', '2026-11-01T12:00:00Z', '2026-11-01T21:00:00Z'],
  ])('%s: Sunday opens at 4:00 PM on the wall', (_, instant, opensAt) => {
    expect(openStateAt(DEFAULT_SITE, new Date(instant))).toEqual({
      isOpen: false,
      opensAt: new Date(opensAt),
    });
  });
});

it('has no next opening if it never opens', () => {
  expect(openStateAt(everyDay(), new Date('2026-07-04T12:00:00Z'))).toEqual({ isOpen: false, opensAt: null });
});
