import { expect, it } from 'vitest';
import { dayWords, showsSentence, stateWords } from './event-words';

const today = '2026-11-21';
const dates = (date: string | null, endDate: string | null = null, active = true) => ({
  date,
  endDate,
  active,
  startTime: null as string | null,
  endTime: null as string | null,
  weekdays: '',
});
const evening = { startTime: '19:00', endTime: '22:30' };
const night = { startTime: '21:00', endTime: '01:30' };

it.each([
  [dates(null), 'No date'],
  [dates(today), 'Today'],
  [dates('2026-12-03'), 'Thu Dec 3'],
  [dates('2026-12-03', '2026-12-03'), 'Thu Dec 3'],
  [dates('2026-12-31', '2027-01-01'), 'Thu Dec 31 – Fri Jan 1, 2027'],
  [{ ...dates('2026-10-01'), weekdays: 'THU' }, 'Every Thursday, next Thu Nov 26'],
  [{ ...dates('2026-10-01'), weekdays: 'MON,SAT' }, 'Every Monday and Saturday, next today'],
  [{ ...dates('2026-10-01', '2026-11-20'), weekdays: 'THU' }, 'Every Thursday'],
])('says the days of %j', (event, words) => {
  expect(dayWords(event, today)).toBe(words);
});

it('says the next day of a weekly event that has ended for today', () => {
  const weekend = { ...dates('2026-10-01'), weekdays: 'SAT,SUN' };
  expect(dayWords(weekend, today, '2026-11-22')).toBe('Every Sunday and Saturday, next Sun Nov 22');
});

it.each([
  [dates('2026-12-03'), 0, 'On the site'],
  [dates(null), 12, 'Not on the site: 12 others come first'],
  [{ ...dates(today), ...evening }, 0, 'On the site until 10:30 PM'],
  [dates('2026-11-20'), -1, 'Past'],
  [dates('2026-11-20', null, false), -1, 'Hidden'],
])('a row says how %j stands', (event, place, words) => {
  expect(stateWords(event, place, today)).toBe(words);
});

it.each([
  [dates('2026-12-03'), 'Live now, until the end of Thu Dec 3.'],
  [dates('2026-11-20', today), 'Live now, until tonight.'],
  [dates(null), 'Live now; no end date.'],
  [{ ...dates(today), ...evening }, 'Live now, until 10:30 PM tonight.'],
  [{ ...dates(today), endTime: '14:00' }, 'Live now, until 2:00 PM today.'],
  [{ ...dates('2026-12-03'), ...night }, 'Live now, until 1:30 AM on Fri Dec 4.'],
  [{ ...dates('2026-10-01'), weekdays: 'THU' }, 'Live now, every Thursday; no end date.'],
  [{ ...dates('2026-10-01', '2026-12-31'), weekdays: 'THU' }, 'Live now, every Thursday until Thu Dec 31.'],
  [dates('2026-11-20'), 'Past since Fri Nov 20: guests don’t see it.'],
  [dates('2026-12-03', null, false), 'Hidden: guests don’t see it.'],
])('a sentence says what diners see of %j', (event, words) => {
  expect(showsSentence(event, today)).toBe(words);
});

it('says before saving that it will go live', () => {
  expect(showsSentence(dates('2026-12-03'), today, false)).toBe(
    'Goes live when you save, until the end of Thu Dec 3.',
  );
});
