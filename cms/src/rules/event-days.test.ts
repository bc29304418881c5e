import { describe, expect, it } from 'vitest';
import { lastDay, nextTime, type EventDays } from './event-days';

const BOSTON = 'America/New_York';
const PLAIN: EventDays = { date: null, endDate: null, startTime: null, endTime: null, weekdays: '' };
const evening = { startTime: '19:00', endTime: '22:30' };
const late = { startTime: '21:00', endTime: '01:30' };

const dateAt = (event: Partial<EventDays>, now: string, closedDays: string[] = []) =>
  nextTime({ ...PLAIN, ...event }, new Date(now), BOSTON, closedDays)?.date;
const endAt = (event: Partial<EventDays>, now: string) =>
  nextTime({ ...PLAIN, ...event }, new Date(now), BOSTON)?.ends?.toISOString();

it('does not end without a date', () => {
  expect(nextTime(PLAIN, new Date(), BOSTON)).toEqual({ date: null, ends: null });
});

describe('once', () => {
  it.each([
    ['a day, in its last second', { date: '2026-11-21' }, '2026-11-22T04:59:59Z', '2026-11-21'],
    ['a day, when it ends', { date: '2026-11-21' }, '2026-11-22T05:00:00Z', undefined],
    ['a day to come', { date: '2027-01-01' }, '2026-11-21T12:00:00Z', '2027-01-01'],
    [
      'an end time, a second before',
      { date: '2026-11-21', ...evening },
      '2026-11-22T03:29:59Z',
      '2026-11-21',
    ],
    ['an end time', { date: '2026-11-21', ...evening }, '2026-11-22T03:30:00Z', undefined],
    ['only a start', { date: '2026-11-21', startTime: '19:00' }, '2026-11-22T04:59:59Z', '2026-11-21'],
    ['past midnight', { date: '2026-12-31', ...late }, '2027-01-01T06:29:59Z', '2026-12-31'],
    ['past midnight, at its end', { date: '2026-12-31', ...late }, '2027-01-01T06:30:00Z', undefined],
    [
      'two days, on the evening of the first',
      { date: '2026-12-12', endDate: '2026-12-13', ...evening },
      '2026-12-13T03:30:00Z',
      '2026-12-12',
    ],
    [
      'two days, at the end of the second',
      { date: '2026-12-12', endDate: '2026-12-13', ...evening },
      '2026-12-14T03:30:00Z',
      undefined,
    ],
    ['a leap day', { date: '2028-02-29' }, '2028-03-01T04:59:59Z', '2028-02-29'],
    ['after a leap day', { date: '2028-02-29' }, '2028-03-01T05:00:00Z', undefined],
    ['the last day there is', { date: '9999-12-31', ...late }, '2026-11-21T12:00:00Z', '9999-12-31'],
    ['the first day there is', { date: '0001-01-01', ...late }, '2026-11-21T12:00:00Z', undefined],
  ])('%s', (_case, event, now, date) => expect(dateAt(event, now)).toBe(date));

  it.each([
    ['23 hours of a day', { date: '2026-03-08' }, '2026-03-09T04:00:00.000Z'],
    ['25 hours of a day', { date: '2026-11-01' }, '2026-11-02T05:00:00.000Z'],
    [
      'the hour that is skipped',
      { date: '2026-03-07', ...late, endTime: '02:30' },
      '2026-03-08T07:30:00.000Z',
    ],
    ['the first of two 1:30', { date: '2026-10-31', ...late }, '2026-11-01T05:30:00.000Z'],
    ['the day after the change', { date: '2026-11-01', ...evening }, '2026-11-02T03:30:00.000Z'],
  ])('ends after %s', (_case, event, ends) => expect(endAt(event, '2026-01-01T12:00:00Z')).toBe(ends));

  it('is still over in the repeated hour', () => {
    expect(dateAt({ date: '2026-10-31', ...late }, '2026-11-01T06:10:00Z')).toBeUndefined();
  });
});

describe('every week', () => {
  const thursdays = { date: '2026-10-01', weekdays: 'THU', ...evening };
  it.each([
    ['before its first day', thursdays, '2026-09-01T12:00:00Z', '2026-10-01'],
    [
      'a first day that is no such weekday',
      { ...thursdays, date: '2026-10-02' },
      '2026-09-01T12:00:00Z',
      '2026-10-08',
    ],
    ['the day before', thursdays, '2026-11-25T12:00:00Z', '2026-11-26'],
    ['on the evening', thursdays, '2026-11-27T03:29:59Z', '2026-11-26'],
    ['when it ends', thursdays, '2026-11-27T03:30:00Z', '2026-12-03'],
    ['past midnight', { ...thursdays, ...late }, '2026-11-27T06:29:59Z', '2026-11-26'],
    ['past midnight, at its end', { ...thursdays, ...late }, '2026-11-27T06:30:00Z', '2026-12-03'],
    ['without times, all day', { date: '2026-10-01', weekdays: 'THU' }, '2026-11-27T04:59:59Z', '2026-11-26'],
    ['the nearest of two days', { ...thursdays, weekdays: 'THU,MON' }, '2026-11-27T03:30:00Z', '2026-11-30'],
    ['over the change of the clock', thursdays, '2026-10-30T02:30:00Z', '2026-11-05'],
    ['over a leap day', { ...thursdays, weekdays: 'TUE' }, '2028-02-25T12:00:00Z', '2028-02-29'],
    ['on its last day', { ...thursdays, endDate: '2026-12-31' }, '2027-01-01T03:29:59Z', '2026-12-31'],
    ['after its last day', { ...thursdays, endDate: '2026-12-31' }, '2027-01-01T03:30:00Z', undefined],
    [
      'no such day left before the last',
      { ...thursdays, endDate: '2026-12-30' },
      '2026-12-25T12:00:00Z',
      undefined,
    ],
    ['years later', thursdays, '2036-01-01T12:00:00Z', '2036-01-03'],
    ['the last days there are', { ...thursdays, date: '9999-12-30' }, '2026-01-01T12:00:00Z', '9999-12-30'],
  ])('%s', (_case, event, now, date) => expect(dateAt(event, now)).toBe(date));

  it.each([
    ['a closed day', ['2026-11-26'], '2026-12-03'],
    [
      'many closed days, in any order',
      ['2026-12-10', '2026-11-26', '2026-12-03', '2026-12-04'],
      '2026-12-17',
    ],
    ['only closed days until its last', ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17'], undefined],
    ['a day that is closed, but not its own', ['2026-11-27'], '2026-11-26'],
  ])('leaves out %s', (_case, closedDays, date) =>
    expect(dateAt({ ...thursdays, endDate: '2026-12-20' }, '2026-11-23T12:00:00Z', closedDays)).toBe(date),
  );
});

it.each<[string, Partial<EventDays>, string | null]>([
  ['a day', { date: '2026-11-21', endDate: null, weekdays: '' }, '2026-11-21'],
  ['several days', { date: '2026-11-21', endDate: '2026-11-23' }, '2026-11-23'],
  ['every week', { date: '2026-11-21', endDate: null, weekdays: 'SAT' }, null],
  ['every week for a while', { date: '2026-11-21', endDate: '2027-01-30', weekdays: 'SAT' }, '2027-01-30'],
  ['an offer', { endDate: null }, null],
])('the last day of %s', (_what, event, expected) => expect(lastDay(event)).toBe(expected));
