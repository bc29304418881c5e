import { expect, it } from 'vitest';
import { dayWords, showsSentence, stateWords } from './event-words';

const today = '2026-11-21';
const dates = (date: string | null, endDate: string | null = null, isActive = true) => ({
  date,
  endDate,
  isActive,
});

it.each([
  [dates(null), 'No date'],
  [dates(today), 'Today'],
  [dates('2026-12-03'), 'Thu Dec 3'],
  [dates('2026-12-03', '2026-12-03'), 'Thu Dec 3'],
  [dates('2026-12-31', '2027-01-01'), 'Thu Dec 31 – Fri Jan 1, 2027'],
])('says the days of %j', (event, words) => {
  expect(dayWords(event, today)).toBe(words);
});

it.each([
  [dates('2026-12-03'), 0, 'On the site'],
  [dates(null), 12, 'Not on the site: 12 others come first'],
  [dates('2026-11-20'), -1, 'Over'],
  [dates('2026-11-20', null, false), -1, 'Switched off'],
])('a row says how %j stands', (event, place, words) => {
  expect(stateWords(event, place, today)).toBe(words);
});

it.each([
  [dates('2026-12-03'), 'It shows now, until Thu Dec 3 is over.'],
  [dates('2026-11-20', today), 'It shows now, until tonight.'],
  [dates(null), 'It shows now, until you switch it off.'],
  [dates('2026-11-20'), 'It was over on Fri Nov 20: diners do not see it.'],
  [dates('2026-12-03', null, false), 'It is switched off: diners do not see it.'],
])('a sentence says what diners see of %j', (event, words) => {
  expect(showsSentence(event, today)).toBe(words);
});
