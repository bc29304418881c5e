import { offersCollection } from '../../api/staff/staff-offers';
import { ListScreen } from '../lists/list-screen';
import { OfferRows } from './offer-rows';

/** The screen of all offers: the slides that open the home page. */
export function OffersList() {
  return (
    <ListScreen
      title="Offers"
      collection={offersCollection}
      noun="offer"
      add={{ to: '/admin/offers/new', label: 'Add an offer' }}
      empty={{
        title: 'There are no offers yet',
        text: 'Until there is one, Home opens with two slides of its own.',
      }}
    >
      {(offers) => <OfferRows offers={offers} />}
    </ListScreen>
  );
}
