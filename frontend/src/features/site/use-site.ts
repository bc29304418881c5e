import useSWR from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { Site } from '../../domain/site';

/** Every page has it: without one from the CMS, the server sends the built-in one. */
export function useSite(): Site {
  const { data } = useSWR(siteOnDemand.key, () => fetchOnDemand(siteOnDemand), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  if (!data) throw new Error('This page came without the restaurant’s data.');
  return data;
}
