import { Link } from 'react-router-dom';
import type { StaffOffer } from '../../api/staff/staff-offers';
import { OFFERS_LIMIT } from '../../domain/limits';
import { ListRow } from '../lists/list-row';
import { RowMenu } from '../lists/row-menu';
import { RowPicture } from '../lists/row-picture';
import type { RowControls } from '../lists/sortable-row';
import { StateMark } from '../lists/state-mark';
import { ToggleInRow } from '../lists/toggle-in-row';
import { stateWords } from './offer-words';
import type { OfferActions } from './use-offer-actions';

interface OfferRowProps {
  offer: StaffOffer;
  /** Among those that are on, counted from 0; -1 for the others. */
  place: number;
  today: string;
  controls: RowControls;
  actions: OfferActions;
  onToggle: (offer: StaffOffer, isActive: boolean) => void;
}

/** One offer of the list, and how it stands today. */
export function OfferRow({ offer, place, today, controls, actions, onToggle }: OfferRowProps) {
  const path = `/admin/offers/${encodeURIComponent(offer.id)}`;
  const look = place < 0 ? 'quiet' : place < OFFERS_LIMIT ? 'seen' : 'waiting';
  return (
    <ListRow
      picture={<RowPicture src={offer.image?.src ?? null} />}
      name={<Link to={path}>{offer.title}</Link>}
      details={<StateMark look={look}>{stateWords(offer, place, today)}</StateMark>}
      toggle={
        <ToggleInRow
          name={offer.title}
          isOn={offer.isActive}
          onWord="Switched on"
          offWord="Switched off"
          onToggle={(isOn) => onToggle(offer, isOn)}
        />
      }
      handle={controls.handle}
      moveButtons={controls.moveButtons}
      menu={
        <RowMenu
          name={offer.title}
          editTo={path}
          duplicateTo={`/admin/offers/new?from=${encodeURIComponent(offer.id)}`}
          moves={controls.moves}
          onDelete={() => actions.remove(offer)}
        />
      }
    />
  );
}
