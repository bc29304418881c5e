import { offersCollection, type StaffOffer } from '../../api/staff/staff-offers';
import { OFFERS_LIMIT } from '../../domain/limits';
import { FALLBACK_OFFERS } from '../../domain/offer';
import { compareNames } from '../../domain/placement';
import { makeMatcher } from '../../domain/search';
import { offerState } from '../../domain/what-shows';
import type { CardKind } from '../cards/card-kind';
import { showsSentence, stateWords } from './offer-words';

export const OFFER_KIND: CardKind<StaffOffer> = {
  noun: 'offer',
  title: 'Offers',
  root: '/admin/offers',
  collection: offersCollection,
  live: { to: '/', label: 'View home page' },
  limit: OFFERS_LIMIT,
  crowdedOut: `It is published, but the home page shows ${OFFERS_LIMIT} and others come first: move it up in the list.`,
  empty: 'Until you add one, the home page opens with two built-in slides.',
  siteSentence,
  stateOf: offerState,
  states: [
    { value: '', label: 'All' },
    { value: 'on', label: 'Live' },
    { value: 'coming', label: 'Scheduled' },
    { value: 'ended', label: 'Past' },
    { value: 'off', label: 'Hidden' },
  ],
  isCurrent: () => true,
  everything: 'all offers',
  matches: makeMatcher(({ title, subtitle, badge }) => [title, subtitle, badge]),
  compare: (a, b) => a.order - b.order || compareNames({ name: a.title }, { name: b.title }),
  groupsOf: (cards) => [{ label: 'Offers', cards, order: 'The order of the offers' }],
  pictureOf: ({ imageUrl }) => imageUrl,
  stateWords,
  showsSentence,
};

function siteSentence(onCount: number): string {
  if (onCount === 0) {
    const own = FALLBACK_OFFERS.map(({ title }) => `“${title}”`).join(' and ');
    return `No offer is live: the home page shows two built-in slides, ${own}.`;
  }
  if (onCount > OFFERS_LIMIT) {
    return `The home page shows the first ${OFFERS_LIMIT} of the ${onCount.toLocaleString('en-US')} live offers. To bring another in, move it up.`;
  }
  return onCount === 1
    ? 'The home page shows the one live offer.'
    : `The home page shows the ${onCount} live offers, in this order.`;
}
