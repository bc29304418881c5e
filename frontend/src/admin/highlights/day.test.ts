import { expect, it } from 'vitest';
import { dayMark, dayOf, dayTitle, dayWords } from './day';

const TODAY = '2026-11-21';

it.each([
  ['every', null],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-20', TODAY],
  ['2026-02-30', TODAY],
  ['tomorrow', TODAY],
  ['', TODAY],
  [null, TODAY],
])('reads %j of an address as %j', (query, day) => {
  expect(dayOf(query, TODAY)).toBe(day);
});

it.each([
  [null, 'Every day', 'every day', 'Every day'],
  [TODAY, 'Today', 'today', 'Today'],
  ['2026-11-22', 'Tomorrow', 'tomorrow', 'Tomorrow'],
  ['2026-11-26', 'Thursday, November 26', 'Thursday, November 26', 'Thu, Nov 26'],
  ['2027-01-01', 'Friday, January 1, 2027', 'Friday, January 1, 2027', 'Fri, Jan 1, 2027'],
])('words %j as %j, %j in a sentence and %j as a mark', (day, title, words, mark) => {
  expect([dayTitle(day, TODAY), dayWords(day, TODAY), dayMark(day, TODAY)]).toEqual([title, words, mark]);
});
