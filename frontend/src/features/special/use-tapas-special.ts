import useSWR from 'swr';
import { tapas5OnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { TapasSpecial } from '../../domain/tapas-special';

/**
 * Loaded once and cached. A failed load leaves it undefined and what depends on it hidden. The special's own
 * page forces a reload.
 */
export function useTapasSpecial(): TapasSpecial | undefined {
  const { data } = useSWR(tapas5OnDemand.key, () => fetchOnDemand(tapas5OnDemand), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data;
}
