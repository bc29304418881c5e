import { offersCollection, type StaffOffer } from '../../api/staff/staff-offers';
import { offerState } from '../../domain/what-shows';
import { inPlaces } from '../lists/use-list-cache';
import { useReorder } from '../lists/use-reorder';
import { useRowChange } from '../lists/use-row-change';
import { useRowRemoval } from '../lists/use-row-removal';
import { SEE_HOME } from './offer-outcome';
import { showsSentence } from './offer-words';

export interface OfferActions {
  setActive: (offer: StaffOffer, isActive: boolean) => void;
  /** `all`: every offer in its order; `ids`: those that change places among themselves, in their new order. */
  reorder: (all: readonly StaffOffer[], ids: readonly string[], moved: StaffOffer) => void;
  remove: (offer: StaffOffer) => void;
}

/** What staff do to a row of the list: seen at once, stored, said, and taken back by one press. */
export function useOfferActions(today: string): OfferActions {
  const { change } = useRowChange(offersCollection);
  const reorderList = useReorder<StaffOffer>(offersCollection.key);
  const removeRow = useRowRemoval(offersCollection);

  return {
    setActive(offer, isActive) {
      const step = (isOn: boolean) => ({
        done: isOn
          ? `“${offer.title}” is switched on. ${showsSentence({ ...offer, isActive: true }, today)}`
          : `“${offer.title}” is switched off: diners do not see it`,
        notDone: isOn ? 'was not switched on' : 'was not switched off',
        shownAs: (row: StaffOffer) => ({ ...row, isActive: isOn }),
        save: (etag: string) => offersCollection.setActive(offer, etag, isOn),
      });
      void change(offer, {
        what: `“${offer.title}”`,
        stateOf: (row) => `is switched ${row.isActive ? 'on' : 'off'}`,
        ...(offerState({ ...offer, isActive }, today) === 'on' ? { live: SEE_HOME } : {}),
        ...step(isActive),
        undo: step(!isActive),
      });
    },

    reorder(all, ids, moved) {
      const named = new Map(all.map((offer) => [offer.id, offer]));
      const order = inPlaces(
        all,
        ids.flatMap((id) => named.get(id) ?? []),
      );
      void reorderList(all, {
        what: 'The order of the offers',
        done: `“${moved.title}” has moved`,
        ids: order.map(({ id }) => id),
        save: (wanted) => offersCollection.reorder(wanted),
      });
    },

    remove(offer) {
      const isSeen = offerState(offer, today) === 'on';
      void removeRow(offer, {
        name: `“${offer.title}”`,
        question: {
          text: `This cannot be undone.${isSeen ? ' To hide it for a while, switch it off instead.' : ''}`,
        },
      });
    },
  };
}
