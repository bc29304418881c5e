import useSWR from 'swr';
import { tapas5OnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { TapasSpecial } from '../../domain/tapas-special';

/**
 * The $5 special, loaded once and cached: by the server, else when the first part that asks for it mounts. A failed load
 * leaves it undefined, and nobody is told: what hangs on it stays hidden. The special's own page forces it anew.
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
