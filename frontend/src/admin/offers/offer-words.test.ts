import { expect, it } from 'vitest';
import { showsSentence, stateWords } from './offer-words';

const today = '2026-11-21';
const dates = (startDate: string | null, endDate: string | null, isActive = true) => ({
  startDate,
  endDate,
  isActive,
});

it.each([
  [dates(null, null), 0, 'Showing now · 1st on Home'],
  [dates(null, '2026-11-29'), 4, 'Showing now until Sun Nov 29 · 5th on Home'],
  [dates(today, today), 1, 'Showing now until tonight · 2nd on Home'],
  [dates(null, null), 5, 'On, but not on Home: 5 others come first'],
  [dates(null, '2027-01-06'), 7, 'On until Wed Jan 6, 2027, but not on Home: 5 others come first'],
  [dates('2026-11-27', null), -1, 'From Fri Nov 27'],
  [dates('2026-11-27', '2026-11-29'), -1, 'From Fri Nov 27 to Sun Nov 29'],
  [dates(null, '2026-11-20'), -1, 'Ended Fri Nov 20'],
  [dates('2026-11-27', null, false), -1, 'Switched off'],
])('a row says how %j stands', (offer, place, words) => {
  expect(stateWords(offer, place, today)).toBe(words);
});

it.each([
  [dates(null, null), 'It shows now, until you end it.'],
  [dates(today, '2026-11-22'), 'It shows now, until Sun Nov 22.'],
  [dates(today, today), 'It shows now, until tonight.'],
  [dates('2026-11-27', '2026-11-29'), 'It shows from Fri Nov 27 to Sun Nov 29.'],
  [dates('2026-11-27', null), 'It shows from Fri Nov 27.'],
  [dates('2026-11-27', '2026-11-27'), 'It shows on Fri Nov 27 alone.'],
  [dates(null, '2026-11-20'), 'It ended Fri Nov 20: diners do not see it.'],
  [dates(null, null, false), 'It is switched off: diners do not see it.'],
])('a sentence says what diners see of %j', (offer, words) => {
  expect(showsSentence(offer, today)).toBe(words);
});
