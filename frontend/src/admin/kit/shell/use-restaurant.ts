import useSWR from 'swr';
import { siteOnDemand } from '../../../api/on-demand';
import { fetchOnDemand } from '../../../api/resource';
import type { Site } from '../../../domain/site';
import { DEFAULT_SITE } from '../../../domain/site-defaults';

const useSite = () =>
  useSWR(siteOnDemand.key, () => fetchOnDemand(siteOnDemand), {
    revalidateOnFocus: false,
  });

export const useRestaurant = (): Site => useSite().data ?? DEFAULT_SITE;

/** Undefined until loaded: another restaurant's name must not appear first. */
export function useRestaurantName(): string | undefined {
  const { data, error } = useSite();
  return data?.name ?? (error === undefined ? undefined : DEFAULT_SITE.name);
}
