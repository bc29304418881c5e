import { use } from 'react';
import { offersOnDemand } from '../../api/on-demand';
import { useResource } from '../../api/use-resource';
import { OFFERS_LIMIT } from '../../domain/limits';
import { FALLBACK_OFFERS, type Offer } from '../../domain/offer';
import { FirstPageContext } from '../../features/boot/first-page-context';

const OFFERS_STORE_ERROR = 'Error loading offers';

/**
 * Today's offers, at most five. The built-in ones when the call fails, and at once on a page that the server drew without
 * an answer; undefined while they are on their way after a navigation.
 */
export function useOffers(): readonly Offer[] | undefined {
  const isServerRendered = use(FirstPageContext);
  const { data, status } = useResource(offersOnDemand(OFFERS_LIMIT), OFFERS_STORE_ERROR, {
    isServerRendered,
  });
  if (data) return data.slice(0, OFFERS_LIMIT);
  return isServerRendered || status === 'error' ? FALLBACK_OFFERS : undefined;
}
