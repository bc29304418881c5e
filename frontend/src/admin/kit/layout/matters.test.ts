import { expect, it } from 'vitest';
import { anAttention } from '../../../testing/admin/attention';
import type { StaffAttention } from '../../../api/staff/staff-attention';
import { countOf, mattersOf as mattersFor } from './matters';

const CALM = anAttention();
/** As an owner sees them. */
const mattersOf = (attention: StaffAttention) => mattersFor(attention, () => true);

it('is nothing on a calm day', () => {
  expect(mattersOf(CALM)).toEqual([]);
  expect(countOf([])).toBe(0);
});

it('describes each in words, with a link to the list of just those', () => {
  const one = { ...CALM, newMessages: 1, failedMails: 1, failedReplies: 1 };
  expect(
    mattersOf({ ...one, unconfirmedDishes: 1, unconfirmedDrinks: 1 }).map(({ text, to }) => [text, to]),
  ).toEqual([
    ['1 new message', '/admin/contacts?state=new'],
    ['1 reply couldn’t be sent', '/admin/contacts'],
    ['1 message couldn’t be emailed to you', '/admin/contacts'],
    ['1 dish needs allergen review', '/admin/menu?state=unconfirmed'],
    ['1 drink needs allergen review', '/admin/drinks?state=unconfirmed'],
  ]);
  expect(mattersOf({ ...CALM, unconfirmedDishes: 12 }).map(({ text }) => text)).toEqual([
    '12 dishes need allergen review',
  ]);
});

it('counts items, not lines', () => {
  const offersEnding = [{ id: 'a', title: 'Late plate', endDate: '2026-11-21' }];
  expect(countOf(mattersOf({ ...CALM, newMessages: 3, unconfirmedDrinks: 2, offersEnding }))).toBe(6);
});

it('names prices with cents, the first three of many', () => {
  const priced = (...names: string[]) => names.map((name) => ({ id: name, name, price: 8.5 }));
  const attention = {
    ...CALM,
    dishesWithCents: priced('A', 'B', 'C', 'D', 'E'),
    drinksWithCents: priced('Fino'),
  };
  expect(mattersOf(attention)).toEqual([
    {
      text: '5 dishes have prices with cents: A $8.50, B $8.50, C $8.50 and 2 more',
      count: 5,
      to: '/admin/menu?state=cents',
    },
    { text: '1 drink has a price with cents: Fino $8.50', count: 1, to: '/admin/drinks?state=cents' },
  ]);
});

it('gives the end of each offer', () => {
  const ends = ['2026-11-21', '2026-11-22', '2026-11-24'];
  const offersEnding = ends.map((endDate) => ({ id: `of/${endDate}`, title: 'Late plate', endDate }));
  expect(mattersOf({ ...CALM, offersEnding })).toEqual([
    { text: '“Late plate” ends today', count: 1, to: '/admin/offers/of%2F2026-11-21' },
    { text: '“Late plate” ends tomorrow', count: 1, to: '/admin/offers/of%2F2026-11-22' },
    { text: '“Late plate” ends on Tuesday, November 24', count: 1, to: '/admin/offers/of%2F2026-11-24' },
  ]);
});

it('names an event outside the special hours of its day', () => {
  const event = (date: string) => ({ id: 'e1', title: 'Flamenco', date });
  const eventsOutsideHours = [event('2026-11-21'), event('2026-12-24')];
  expect(mattersOf({ ...CALM, eventsOutsideHours })).toEqual([
    { text: '“Flamenco” is outside your hours today', count: 1, to: '/admin/events/e1' },
    { text: '“Flamenco” is outside your hours on Thursday, December 24', count: 1, to: '/admin/events/e1' },
  ]);
});
