import { expect, it } from 'vitest';
import { offerState } from '../../domain/what-shows';
import { viewOffers } from './offer-view';
import { someOffer } from './some-offer';

const today = '2026-11-21';
const offer = (id: string, order: number, changes = {}) =>
  someOffer({ id, title: id, order, etag: id, ...changes });
const OFFERS = [
  offer('Second', 2),
  offer('Ended', 0, { endDate: '2026-11-20' }),
  offer('First', 1, { subtitle: 'Con jamón' }),
  offer('Coming', 1, { startDate: '2026-11-27' }),
  offer('Off', 3, { isActive: false }),
  offer('Again second', 2),
];
const view = (filter = {}) => viewOffers(OFFERS, { query: '', state: '', ...filter }, today);
const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

it('puts them in the site’s order: by order, then title', () => {
  expect(ids(view().all)).toEqual(['Ended', 'Coming', 'First', 'Again second', 'Second', 'Off']);
  expect(view().shown).toEqual(view().all);
});

it('counts each state, and narrows to one', () => {
  expect(view().counts).toEqual({ all: 6, on: 3, coming: 1, ended: 1, off: 1 });
  for (const state of ['on', 'coming', 'ended', 'off']) {
    expect(view({ state }).shown.map((each) => offerState(each, today))).toEqual(
      Array.from({ length: view().counts[state as 'on'] }, () => state),
    );
  }
  expect(view({ state: 'nonsense' }).shown).toHaveLength(6);
});

it('searches without accents, and counts what is found', () => {
  expect(ids(view({ query: 'JAMON' }).shown)).toEqual(['First']);
  expect(view({ query: 'jamon' }).counts).toMatchObject({ all: 1, on: 1, off: 0 });
});

it('knows the place on Home of those that are on, whatever is looked for', () => {
  const { all, placeOf, onCount } = view({ query: 'jamon', state: 'off' });
  expect(onCount).toBe(3);
  expect(all.map(placeOf)).toEqual([-1, -1, 0, 1, 2, -1]);
});
