import { expect, it } from 'vitest';
import { showsSentence, stateWords } from './offer-words';

const today = '2026-11-21';
const dates = (startDate: string | null, endDate: string | null, active = true) => ({
  startDate,
  endDate,
  active,
});

it.each([
  [dates(null, null), 0, 'Live · 1st on the home page'],
  [dates(null, '2026-11-29'), 4, 'Live until Sun Nov 29 · 5th on the home page'],
  [dates(today, today), 1, 'Live until tonight · 2nd on the home page'],
  [dates(null, null), 5, 'Published, but not on the home page: 5 others come first'],
  [
    dates(null, '2027-01-06'),
    7,
    'Published until Wed Jan 6, 2027, but not on the home page: 5 others come first',
  ],
  [dates('2026-11-27', null), -1, 'From Fri Nov 27'],
  [dates('2026-11-27', '2026-11-29'), -1, 'From Fri Nov 27 to Sun Nov 29'],
  [dates(null, '2026-11-20'), -1, 'Ended Fri Nov 20'],
  [dates('2026-11-27', null, false), -1, 'Hidden'],
])('a row says how %j stands', (offer, place, words) => {
  expect(stateWords(offer, place, today)).toBe(words);
});

it.each([
  [dates(null, null), 'Live now; no end date.'],
  [dates(today, '2026-11-22'), 'Live now, until Sun Nov 22.'],
  [dates(today, today), 'Live now, until tonight.'],
  [dates('2026-11-27', '2026-11-29'), 'Shows from Fri Nov 27 to Sun Nov 29.'],
  [dates('2026-11-27', null), 'Shows from Fri Nov 27.'],
  [dates('2026-11-27', '2026-11-27'), 'Shows on Fri Nov 27 only.'],
  [dates(null, '2026-11-20'), 'Ended Fri Nov 20: guests don’t see it.'],
  [dates(null, null, false), 'Hidden: guests don’t see it.'],
])('a sentence says what diners see of %j', (offer, words) => {
  expect(showsSentence(offer, today)).toBe(words);
});

it('says before saving that it will go live', () => {
  expect(showsSentence(dates(null, null), today, false)).toBe('Goes live when you save; no end date.');
});
