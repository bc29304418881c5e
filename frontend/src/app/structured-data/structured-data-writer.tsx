import { useEffect } from 'react';
import useSWR from 'swr';
import { useNow, useOrigin } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { dataOf, type PublicPage } from '../pages';
import { fetchOnDemand } from '../../api/resource';
import { structuredData, subjectKey } from './structured-data';
import { replaceStructuredData } from './structured-data-element';

export function StructuredDataWriter({ page }: { page: PublicPage }) {
  const site = useSite();
  const origin = useOrigin();
  const now = useNow();
  const key = subjectKey(page.path);
  const resource = dataOf(page).find((need) => need.resource.key === key)?.resource;
  // The page fetches its subject; this only listens. It still needs a fetcher: SWR lets the first listener
  // answer for all.
  const { data: subject } = useSWR(resource?.key ?? null, () => resource && fetchOnDemand(resource), {
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });

  useEffect(() => {
    replaceStructuredData(structuredData(page.path, subject, { site, origin, now }));
  }, [page, subject, site, origin, now]);
  return null;
}
