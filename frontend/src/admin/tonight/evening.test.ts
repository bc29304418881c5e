import { describe, expect, it } from 'vitest';
import { clockTime } from '../../domain/hours-format';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import {
  closedAt,
  closingTimes,
  eveningAt,
  kitchenTimes,
  openedAt,
  openingTimes,
  withHoursOn,
} from './evening';

/** Monday, 5 PM to 1 AM; Tuesday, noon to 2:30 and 5 to 10 PM. */
const rules = {
  ...DEFAULT_SITE,
  timezone: 'America/New_York',
  exceptions: [],
  hours: DEFAULT_SITE.hours.map(({ weekday }) => ({
    weekday,
    spans:
      weekday === 1
        ? [{ opens: '17:00', closes: '01:00' }]
        : weekday === 2
          ? [
              { opens: '12:00', closes: '14:30' },
              { opens: '17:00', closes: '22:00' },
            ]
          : [],
  })),
};
const at = (instant: string) => eveningAt(rules, new Date(instant));
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

describe('the current service day', () => {
  it.each([
    ['before opening', '2026-11-23T15:00-05:00', MONDAY],
    ['in the evening', '2026-11-23T20:00-05:00', MONDAY],
    ['after midnight, while it is open', '2026-11-24T00:59-05:00', MONDAY],
    ['from the minute it closes', '2026-11-24T01:00-05:00', TUESDAY],
  ])('%s', (_when, instant, date) => expect(at(instant).day.date).toBe(date));
});

describe('closing early', () => {
  it.each([
    ['2026-11-23T21:10-05:00', ['21:30', '22:00', '22:30', '23:00', '23:30', '00:00', '00:30']],
    // Before opening, the last half hours are the most likely.
    [
      '2026-11-23T12:00-05:00',
      '19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00 23:30 00:00 00:30'.split(' '),
    ],
    ['2026-11-24T00:10-05:00', ['00:30']],
    ['2026-11-24T00:40-05:00', []],
    // During lunch, lunch ends early; between lunch and dinner, dinner does.
    ['2026-11-24T13:00-05:00', ['13:30', '14:00']],
    ['2026-11-24T20:30-05:00', ['21:00', '21:30']],
    ['2026-11-24T23:00-05:00', []],
  ])('%s offers %j', (instant, times) => expect(closingTimes(at(instant))).toEqual(times));

  it('ends the day: later hours are dropped', () => {
    expect(closedAt(at('2026-11-24T13:00-05:00'), '13:30')).toEqual([{ opens: '12:00', closes: '13:30' }]);
    expect(closedAt(at('2026-11-24T00:10-05:00'), '00:30')).toEqual([{ opens: '17:00', closes: '00:30' }]);
    expect(closedAt(at('2026-11-24T18:00-05:00'), '21:00')).toEqual([
      { opens: '12:00', closes: '14:30' },
      { opens: '17:00', closes: '21:00' },
    ]);
  });

  it('uses the wall clock on nights when the clocks change', () => {
    const weekend = {
      ...rules,
      hours: rules.hours.map((day) => ({ ...day, spans: [{ opens: '17:00', closes: '03:00' }] })),
    };
    // The clocks go back at 2 AM on 1 November: 1:10 AM comes twice.
    for (const instant of ['2026-11-01T01:10-04:00', '2026-11-01T01:10-05:00'])
      expect(closingTimes(eveningAt(weekend, new Date(instant)))).toEqual(['01:30', '02:00', '02:30']);
    // They go forward at 2 AM on 14 March.
    expect(closingTimes(eveningAt(weekend, new Date('2027-03-14T01:40-05:00')))).toEqual(['02:00', '02:30']);
  });
});

describe('opening late', () => {
  it.each([
    ['2026-11-23T15:00-05:00', ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00']],
    ['2026-11-23T17:00-05:00', []],
    ['2026-11-25T12:00-05:00', []],
  ])('%s offers %j', (instant, times) => expect(openingTimes(at(instant))).toEqual(times));

  it('keeps the rest of the day as it is', () =>
    expect(openedAt(at('2026-11-24T15:00-05:00'), '18:00')).toEqual([
      { opens: '12:00', closes: '14:30' },
      { opens: '18:00', closes: '22:00' },
    ]));
});

describe('the kitchen closes', () => {
  const timesAt = (instant: string, site = rules) =>
    kitchenTimes(site, new Date(instant)).map((time) => clockTime(time, site.timezone).replace(/:00|M/g, ''));

  it.each([
    // Before opening, the last half hours are the most likely.
    ['2026-11-23T12:00-05:00', ['9 P', '9:30 P', '10 P', '10:30 P', '11 P', '11:30 P', '12 A', '12:30 A']],
    ['2026-11-24T00:10-05:00', ['12:30 A']],
    ['2026-11-24T00:40-05:00', []],
    ['2026-11-24T13:00-05:00', ['1:30 P', '2 P']],
    ['2026-11-24T20:30-05:00', ['9 P', '9:30 P']],
    // Closed today.
    ['2026-11-25T12:00-05:00', []],
    ['2026-11-24T23:00-05:00', []],
  ])('%s offers %j', (instant, times) => expect(timesAt(instant)).toEqual(times));

  it('never offers a time that has passed, or that the clocks skip', () => {
    const late = {
      ...rules,
      hours: rules.hours.map((day) => ({ ...day, spans: [{ opens: '17:00', closes: '03:00' }] })),
    };
    // 1:30 AM comes twice on 1 November, and 2:30 AM not at all on 14 March.
    expect(timesAt('2026-11-01T01:10-04:00', late)).toEqual(['1:30 A', '1 A', '1:30 A', '2 A', '2:30 A']);
    expect(timesAt('2026-11-01T01:10-05:00', late)).toEqual(['1:30 A', '2 A', '2:30 A']);
    expect(timesAt('2027-03-14T01:10-05:00', late)).toEqual(['1:30 A']);
  });
});

it('a day’s hours replace its earlier ones, and remove those long past, so that the list never fills up', () => {
  const days = ['2026-10-23', '2026-10-24', TUESDAY, '2026-12-25'].map((date) => ({ date, note: '' }));
  const tonight = { date: TUESDAY, note: 'Snow' };
  const datesAfter = (hours: typeof tonight | null) =>
    withHoursOn(days, MONDAY, hours && { ...hours, date: MONDAY }).map(({ date }) => date);
  expect(datesAfter(tonight)).toEqual(['2026-10-24', MONDAY, TUESDAY, '2026-12-25']);
  expect(datesAfter(null)).toEqual(['2026-10-24', TUESDAY, '2026-12-25']);
  expect(withHoursOn(days, TUESDAY, tonight).filter(({ date }) => date === TUESDAY)).toEqual([tonight]);
});
