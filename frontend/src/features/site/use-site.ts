import useSWR from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { Site } from '../../domain/site';

/** The restaurant's own data. Every page comes with it: where the CMS gave none, the server put the built-in one in. */
export function useSite(): Site {
  const { data } = useSWR(siteOnDemand.key, () => fetchOnDemand(siteOnDemand), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  if (!data) throw new Error('This page came without the restaurant’s data.');
  return data;
}
