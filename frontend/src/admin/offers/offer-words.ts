import type { StaffOffer } from '../../api/staff/staff-offers';
import { OFFERS_LIMIT } from '../../domain/limits';
import { shortDate } from '../../domain/short-date';
import { offerState } from '../../domain/what-shows';

type Dates = Pick<StaffOffer, 'active' | 'startDate' | 'endDate'>;

const PLACES = ['1st', '2nd', '3rd', '4th', '5th'];

export function stateWords(offer: Dates, place: number, today: string): string {
  switch (offerState(offer, today)) {
    case 'off':
      return 'Hidden';
    case 'ended':
      return `Ended ${shortDate(offer.endDate ?? today, today)}`;
    case 'coming':
      return `From ${shortDate(offer.startDate ?? today, today)}${endWords(offer, today, ' to ')}`;
    case 'on': {
      const until = endWords(offer, today, ' until ');
      if (place >= OFFERS_LIMIT)
        return `Published${until}, but not on the home page: ${OFFERS_LIMIT} others come first`;
      return `Live${until} · ${PLACES[place] ?? ''} on the home page`;
    }
  }
}

function endWords({ endDate }: Dates, today: string, before: string): string {
  if (endDate === null) return '';
  return endDate === today ? `${before}tonight` : `${before}${shortDate(endDate, today)}`;
}

export function showsSentence(offer: Dates, today: string, isSaved = true): string {
  const { startDate, endDate } = offer;
  switch (offerState(offer, today)) {
    case 'off':
      return 'Hidden: guests don’t see it.';
    case 'ended':
      return `Ended ${shortDate(endDate ?? today, today)}: guests don’t see it.`;
    case 'coming':
      return startDate === endDate
        ? `Shows on ${shortDate(startDate ?? today, today)} only.`
        : `Shows from ${shortDate(startDate ?? today, today)}${endWords(offer, today, ' to ')}.`;
    case 'on': {
      const live = isSaved ? 'Live now' : 'Goes live when you save';
      return endDate === null ? `${live}; no end date.` : `${live},${endWords(offer, today, ' until ')}.`;
    }
  }
}
