import type { StaffOffer } from '../../api/staff/staff-offers';
import { OFFERS_LIMIT } from '../../domain/limits';
import { offerState } from '../../domain/what-shows';
import type { LiveLink, SavedWords } from '../forms/entry-form-props';
import { viewOffers } from './offer-view';
import { showsSentence } from './offer-words';

export const SEE_HOME: LiveLink = { to: '/', label: 'See Home' };

/**
 * What saving an offer led to: live now, or when it will show, or why it will not. `others` are the offers of the list,
 * undefined while they are not known.
 */
export function outcomeOf(
  saved: StaffOffer,
  others: readonly StaffOffer[] | undefined,
  today: string,
): LiveLink | SavedWords {
  if (offerState(saved, today) !== 'on') return { text: showsSentence(saved, today) };
  if (others === undefined) return { text: showsSentence(saved, today), link: SEE_HOME };
  const all = [saved, ...others.filter(({ id }) => id !== saved.id)];
  const place = viewOffers(all, { query: '', state: '' }, today).placeOf(saved);
  if (place < OFFERS_LIMIT) return SEE_HOME;
  return { text: `It is on, but Home shows ${OFFERS_LIMIT} and others come first: move it up in the list.` };
}
