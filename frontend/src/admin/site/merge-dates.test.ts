import { expect, it } from 'vitest';
import { mergeDates } from './merge-dates';

const closed = (date: string, note = '') => ({ date, spans: [], note });
const christmas = closed('2026-12-25', 'Christmas Day');
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

it('has no answer where both changed one day in different ways', () => {
  const open = { ...christmas, spans: [{ opens: '12:00', closes: '16:00' }] };
  const noted = { ...christmas, note: 'Navidad' };
  expect(mergeDates([open], [noted], [christmas])).toBeNull();
  expect(mergeDates([], [noted], [christmas])).toBeNull();
  expect(mergeDates([open], [open], [christmas])).toEqual([open]);
});
