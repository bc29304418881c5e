import { describe, expect, it } from 'vitest';
import { dayAt, eventState, nextDay, offerState } from './what-shows';

const today = '2026-11-21';
const offer = (startDate: string | null, endDate: string | null, active = true) =>
  offerState({ startDate, endDate, active }, today);
const event = (date: string | null, endDate: string | null, active = true) =>
  eventState({ date, endDate, active, weekdays: '' }, today);

describe('an offer', () => {
  it('is on from its first to its last day, inclusive; a missing date is no limit', () => {
    expect(offer(null, null)).toBe('on');
    expect(offer(today, today)).toBe('on');
    expect(offer('2026-11-20', null)).toBe('on');
    expect(offer(null, '2026-11-22')).toBe('on');
  });

  it('is coming before that, and ended after it', () => {
    expect(offer('2026-11-22', null)).toBe('coming');
    expect(offer('2026-11-22', '2026-11-22')).toBe('coming');
    expect(offer(null, '2026-11-20')).toBe('ended');
  });

  it('is off if it is switched off, whatever its days', () => {
    for (const end of [null, '2026-11-20', '2026-12-20']) expect(offer(null, end, false)).toBe('off');
  });
});

describe('an event', () => {
  it('is on until its last day is over', () => {
    expect(event(today, null)).toBe('on');
    expect(event('2026-11-01', today)).toBe('on');
    expect(event('2026-12-24', null)).toBe('on');
    expect(event('2026-11-20', null)).toBe('over');
    expect(event('2026-11-01', '2026-11-20')).toBe('over');
  });

  it('is on forever without a date, unless it is switched off', () => {
    expect(event(null, null)).toBe('on');
    expect(event(null, null, false)).toBe('off');
    expect(event('2026-11-01', null, false)).toBe('off');
  });
});

it.each([
  ['undated', null, null, '', null],
  ['of one day to come', '2026-12-03', null, '', '2026-12-03'],
  ['of several days, begun', '2026-11-20', '2026-11-22', '', '2026-11-20'],
  ['over', '2026-11-20', null, '', null],
  ['every Saturday, today', '2026-11-01', null, 'SAT', today],
  ['every Monday and Friday', '2026-11-01', null, 'MON,FRI', '2026-11-23'],
  ['every Monday, not begun', '2026-12-01', null, 'MON', '2026-12-07'],
  ['every Monday, until one', '2026-11-01', '2026-11-23', 'MON', '2026-11-23'],
  ['every Monday, until before one', '2026-11-01', '2026-11-22', 'MON', null],
  ['at the end of the calendar', '9999-12-31', null, 'MON', null],
])('the next day of an event %s', (_case, date, endDate, weekdays, next) => {
  expect(nextDay({ date, endDate, weekdays }, today)).toBe(next);
});

it('skips the days of a weekly event when the restaurant is closed', () => {
  const thursdays = { date: '2026-11-01', endDate: null, weekdays: 'THU' };
  const closedDays = ['2026-11-26', '2026-12-03'];
  expect(nextDay({ ...thursdays, closedDays }, today)).toBe('2026-12-10');
  expect(nextDay({ ...thursdays, closedDays, endDate: '2026-12-03' }, today)).toBeNull();
  expect(nextDay({ ...thursdays, closedDays, weekdays: '', date: '2026-11-26' }, today)).toBe('2026-11-26');
});

const once = { date: today, endDate: null, weekdays: '', startTime: '12:00', endTime: '15:00' };
const weekly = { ...once, date: '2026-11-01', weekdays: 'SAT,SUN' };
const night = { ...once, startTime: '21:00', endTime: '01:30' };

it.each([
  ['which has not ended', once, '14:59', today],
  ['which has ended', once, '15:00', '2026-11-22'],
  ['without an end', { ...once, endTime: null }, '23:59', today],
  ['with days to come', { ...once, endDate: '2026-11-22' }, '15:00', today],
  ['on its last day', { ...once, date: '2026-11-20', endDate: today }, '15:00', '2026-11-22'],
  ['of today and every week', weekly, '15:00', '2026-11-22'],
  ['of other weekdays', { ...weekly, weekdays: 'SUN' }, '15:00', today],
  ['past midnight', night, '01:29', '2026-11-20'],
  ['which has ended past midnight', night, '01:30', today],
])('the day to ask about an event %s', (_case, days, time, asked) => {
  expect(dayAt(days, today, time)).toBe(asked);
});
