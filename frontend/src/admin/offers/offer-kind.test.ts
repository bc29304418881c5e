import { expect, it } from 'vitest';
import type { StaffOffer } from '../../api/staff/staff-offers';
import { offerState } from '../../domain/what-shows';
import { offerWire } from '../../testing/admin/offer-wire';
import { outcomeOf, viewCards } from '../cards/card-view';
import { OFFER_KIND } from './offer-kind';

const today = '2026-11-21';
const offer = (id: string, order: number, changes = {}) => offerWire(id, { order, ...changes });
const someOffer = (changes: Partial<StaffOffer> = {}) => offerWire('vermut', changes);
const outcome = (saved: StaffOffer, others: readonly StaffOffer[] | undefined, day: string) =>
  outcomeOf(OFFER_KIND, saved, others, day);
const OFFERS = [
  offer('Second', 2),
  offer('Ended', 0, { endDate: '2026-11-20' }),
  offer('First', 1, { subtitle: 'Con jamón' }),
  offer('Coming', 1, { startDate: '2026-11-27' }),
  offer('Off', 3, { active: false }),
  offer('Again second', 2),
];
const view = (filter = {}) => viewCards(OFFER_KIND, OFFERS, filter, today);
const shown = (filter = {}) => view(filter).groups.flatMap(({ cards }) => cards);
const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

it('sorts them as the site does: by order, then title', () => {
  expect(ids(shown())).toEqual(['Ended', 'Coming', 'First', 'Again second', 'Second', 'Off']);
});

it('counts each state, and filters by one', () => {
  expect(view().counts).toEqual({ '': 6, on: 3, coming: 1, ended: 1, off: 1 });
  for (const state of ['on', 'coming', 'ended', 'off']) {
    expect(shown({ state }).map((each) => offerState(each, today))).toEqual(
      Array.from({ length: view().counts[state] ?? 0 }, () => state),
    );
  }
  expect(shown({ state: 'nonsense' })).toHaveLength(6);
});

it('searches without accents, and counts what is found', () => {
  expect(ids(shown({ query: 'JAMON' }))).toEqual(['First']);
  expect(view({ query: 'jamon' }).counts).toMatchObject({ '': 1, on: 1, off: 0 });
});

it('gives the position on Home of those that are on, whatever the search', () => {
  const { placeOf, onCount } = view({ query: 'jamon', state: 'off' });
  expect(onCount).toBe(3);
  expect(shown().map(placeOf)).toEqual([-1, -1, 0, 1, 2, -1]);
});

const others = Array.from({ length: 5 }, (_, at) => someOffer({ id: `other-${at}`, order: at + 1 }));

it('is live now if it is on and among the first five', () => {
  expect(outcome(someOffer({ order: 0 }), others, today)).toEqual({ to: '/', label: 'View home page' });
  expect(outcome(someOffer({ order: 9 }), others.slice(1), today)).toHaveProperty('to');
});

it('says that others come first', () => {
  const { text } = outcome(someOffer({ order: 9 }), others, today) as { text: string };
  expect(text).toBe(
    'It is published, but the home page shows 5 and others come first: move it up in the list.',
  );
  const ended = others.map((other) => ({ ...other, endDate: '2026-11-01' }));
  expect(outcome(someOffer({ order: 9 }), ended, today)).toHaveProperty('to');
});

it('compares with what was saved, not with the list’s earlier state', () => {
  const before = someOffer({ order: 9 });
  expect(outcome({ ...before, order: 0 }, [...others, before], today)).toHaveProperty('to');
});

it('says when it will show, or why not, and claims nothing that is unknown', () => {
  const from = someOffer({ startDate: '2026-11-27' });
  expect(outcome(from, others, today)).toEqual({ text: 'Shows from Fri Nov 27.' });
  expect(outcome(someOffer({ active: false }), [], today)).toEqual({
    text: 'Hidden: guests don’t see it.',
  });
  expect(outcome(someOffer(), undefined, today)).toMatchObject({ text: 'Live now; no end date.' });
});
