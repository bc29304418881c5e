import useSWR from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { Site } from '../../domain/site';
import { DEFAULT_SITE } from '../../domain/site-defaults';

/** The restaurant as diners see it; the built-in one until the first answer, and where none comes. */
export function useRestaurant(): Site {
  const { data } = useSWR(siteOnDemand.key, () => fetchOnDemand(siteOnDemand), {
    revalidateOnFocus: false,
  });
  return data ?? DEFAULT_SITE;
}
