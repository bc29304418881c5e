import type { StaffOffer } from '../../api/staff/staff-offers';
import { compareNames } from '../../domain/placement';
import { makeMatcher, queryWords } from '../../domain/search';
import { offerState, type OfferState } from '../../domain/what-shows';

export interface OfferView {
  /** All, as the site puts them in order. */
  all: readonly StaffOffer[];
  /** What the search and the filter leave of them. */
  shown: readonly StaffOffer[];
  /** How many match the search, by state. */
  counts: Readonly<Record<OfferState | 'all', number>>;
  /** The place of each that is on among those that are, counted from 0. */
  placeOf: (offer: StaffOffer) => number;
  /** How many are on, whatever is looked for. */
  onCount: number;
}

const matches = makeMatcher((offer: StaffOffer) => [offer.title, offer.subtitle, offer.badge]);

/** What the list shows; a state that there is not is any. */
export function viewOffers(
  offers: readonly StaffOffer[],
  { query, state }: { query: string; state: string },
  today: string,
): OfferView {
  const all = offers.toSorted(
    (a, b) => a.order - b.order || compareNames({ name: a.title }, { name: b.title }),
  );
  const words = queryWords(query);
  const found = all.filter((offer) => matches(offer, words));
  const counts = { all: found.length, on: 0, coming: 0, ended: 0, off: 0 };
  for (const offer of found) counts[offerState(offer, today)] += 1;
  const isState = Object.hasOwn(counts, state) && state !== 'all';
  const on = all.filter((offer) => offerState(offer, today) === 'on');
  const places = new Map(on.map(({ id }, place) => [id, place]));
  return {
    all,
    shown: isState ? found.filter((offer) => offerState(offer, today) === state) : found,
    counts,
    placeOf: ({ id }) => places.get(id) ?? -1,
    onCount: on.length,
  };
}
