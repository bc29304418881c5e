import { CardList } from '../cards/card-list';
import { OFFER_KIND } from './offer-kind';

export function OffersList() {
  return <CardList kind={OFFER_KIND} />;
}
