import { expect, it } from 'vitest';
import { daysWords, mergeDates } from './special-days';

const TODAY = '2026-11-21';
const closed = (date: string, note = '') => ({ date, spans: [], note });
const christmas = closed('2026-12-25', 'Christmas Day');
const party = { date: '2027-05-03', spans: [{ opens: '12:00', closes: '16:00' }], note: '' };
const past = closed('2026-01-01');

it('lists every day, and counts past ones', () => {
  expect(daysWords([past, christmas, party], TODAY)).toEqual([
    'Friday, December 25: Closed (Christmas Day)',
    'Monday, May 3, 2027: 12:00 PM – 4:00 PM',
    '1 past day',
  ]);
  expect(daysWords([], TODAY)).toEqual([]);
});

it('compared with another list, lists what differs on each side', () => {
  const mine = [past, closed('2026-11-26', 'Thanksgiving'), christmas];
  const theirs = [past, christmas, party];
  expect(daysWords(mine, TODAY, theirs)).toEqual([
    'Thursday, November 26: Closed (Thanksgiving)',
    'Monday, May 3, 2027: regular hours',
    '2 days in common',
  ]);
  expect(daysWords(theirs, TODAY, mine)).toEqual([
    'Thursday, November 26: regular hours',
    'Monday, May 3, 2027: 12:00 PM – 4:00 PM',
    '2 days in common',
  ]);
});

const thanksgiving = closed('2026-11-26', 'Thanksgiving');
const newYear = closed('2027-01-01');

it('keeps what each side added, by date', () => {
  expect(mergeDates([thanksgiving, newYear], [christmas, newYear], [newYear])).toEqual([
    thanksgiving,
    christmas,
    newYear,
  ]);
});

it('keeps what each side changed and removed', () => {
  const open = { ...christmas, spans: [{ opens: '12:00', closes: '16:00' }] };
  expect(
    mergeDates([christmas, newYear], [thanksgiving, open, newYear], [thanksgiving, christmas, newYear]),
  ).toEqual([open, newYear]);
});

it('returns null if both changed one day in different ways', () => {
  const open = { ...christmas, spans: [{ opens: '12:00', closes: '16:00' }] };
  const noted = { ...christmas, note: 'Navidad' };
  expect(mergeDates([open], [noted], [christmas])).toBeNull();
  expect(mergeDates([], [noted], [christmas])).toBeNull();
  expect(mergeDates([open], [open], [christmas])).toEqual([open]);
});
