import useSWR from 'swr';
import { siteOnDemand } from '../../../api/on-demand';
import { fetchOnDemand } from '../../../api/resource';
import type { Site } from '../../../domain/site';
import { DEFAULT_SITE } from '../../../domain/site-defaults';

export function useRestaurant(): Site {
  const { data } = useSWR(siteOnDemand.key, () => fetchOnDemand(siteOnDemand), {
    revalidateOnFocus: false,
  });
  return data ?? DEFAULT_SITE;
}
