import { expect, it } from 'vitest';
import { anAttention } from './an-attention';
import { countOf, mattersOf } from './matters';

const CALM = anAttention();

it('is nothing on a calm day', () => {
  expect(mattersOf(CALM)).toEqual([]);
  expect(countOf([])).toBe(0);
});

it('says each thing in words, with the list that shows just those', () => {
  const one = { ...CALM, newMessages: 1, failedMails: 1, unavailableDishes: 1, unavailableDrinks: 1 };
  expect(
    mattersOf({ ...one, unconfirmedDishes: 1, unconfirmedDrinks: 1 }).map(({ text, to }) => [text, to]),
  ).toEqual([
    ['1 new message', '/admin/contacts?state=new'],
    ['1 message could not be e-mailed to you', '/admin/contacts'],
    ['1 dish is sold out', '/admin/menu?state=unavailable'],
    ['1 drink is sold out', '/admin/drinks?state=unavailable'],
    ['1 dish has allergens that nobody confirmed', '/admin/menu?state=unconfirmed'],
    ['1 drink has allergens that nobody confirmed', '/admin/drinks?state=unconfirmed'],
  ]);
  expect(mattersOf({ ...CALM, unavailableDishes: 12 }).map(({ text }) => text)).toEqual([
    '12 dishes are sold out',
  ]);
});

it('counts things, not lines', () => {
  const offersEnding = [{ id: 'a', title: 'Late plate', endDate: '2026-11-21' }];
  expect(countOf(mattersOf({ ...CALM, newMessages: 3, unavailableDrinks: 2, offersEnding }))).toBe(6);
});

it('says when each offer ends', () => {
  const ends = ['2026-11-21', '2026-11-22', '2026-11-24'];
  const offersEnding = ends.map((endDate) => ({ id: `of/${endDate}`, title: 'Late plate', endDate }));
  expect(mattersOf({ ...CALM, offersEnding })).toEqual([
    { text: '“Late plate” ends today', count: 1, to: '/admin/offers/of%2F2026-11-21' },
    { text: '“Late plate” ends tomorrow', count: 1, to: '/admin/offers/of%2F2026-11-22' },
    { text: '“Late plate” ends on Tuesday, November 24', count: 1, to: '/admin/offers/of%2F2026-11-24' },
  ]);
});
