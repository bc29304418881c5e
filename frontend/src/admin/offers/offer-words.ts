import type { StaffOffer } from '../../api/staff/staff-offers';
import { OFFERS_LIMIT } from '../../domain/limits';
import { shortDate } from '../../domain/short-date';
import { offerState, type OfferState } from '../../domain/what-shows';

type Dates = Pick<StaffOffer, 'isActive' | 'startDate' | 'endDate'>;

/** The states of offers, in the order of the filter. */
export const OFFER_STATES: readonly { value: OfferState; label: string }[] = [
  { value: 'on', label: 'On now' },
  { value: 'coming', label: 'Coming' },
  { value: 'ended', label: 'Ended' },
  { value: 'off', label: 'Switched off' },
];

const PLACES = ['1st', '2nd', '3rd', '4th', '5th'];

/** How an offer stands today, for its row. `place` is the one that it has among those that are on, counted from 0. */
export function stateWords(offer: Dates, place: number, today: string): string {
  switch (offerState(offer, today)) {
    case 'off':
      return 'Switched off';
    case 'ended':
      return `Ended ${shortDate(offer.endDate ?? today, today)}`;
    case 'coming':
      return `From ${shortDate(offer.startDate ?? today, today)}${endWords(offer, today, ' to ')}`;
    case 'on': {
      const until = endWords(offer, today, ' until ');
      if (place >= OFFERS_LIMIT) return `On${until}, but not on Home: ${OFFERS_LIMIT} others come first`;
      return `Showing now${until} · ${PLACES[place] ?? ''} on Home`;
    }
  }
}

function endWords({ endDate }: Dates, today: string, before: string): string {
  if (endDate === null) return '';
  return endDate === today ? `${before}tonight` : `${before}${shortDate(endDate, today)}`;
}

/** What diners see of an offer with these dates, as a sentence: said while staff choose them, and when they have saved. */
export function showsSentence(offer: Dates, today: string): string {
  const { startDate, endDate } = offer;
  switch (offerState(offer, today)) {
    case 'off':
      return 'It is switched off: diners do not see it.';
    case 'ended':
      return `It ended ${shortDate(endDate ?? today, today)}: diners do not see it.`;
    case 'coming':
      return startDate === endDate
        ? `It shows on ${shortDate(startDate ?? today, today)} alone.`
        : `It shows from ${shortDate(startDate ?? today, today)}${endWords(offer, today, ' to ')}.`;
    case 'on':
      return endDate === null
        ? 'It shows now, until you end it.'
        : `It shows now,${endWords(offer, today, ' until ')}.`;
  }
}
