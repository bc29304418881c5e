import { useEffect } from 'react';
import useSWR from 'swr';
import { useNow, useOrigin } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { dataOf, type PublicPage } from '../pages';
import { fetchOnDemand } from '../../api/resource';
import { structuredData, subjectKey } from './structured-data';
import { replaceStructuredData } from './structured-data-element';

/** Keeps the structured data that of the page that is showing, once the visitor has left the page that the server drew. */
export function StructuredDataWriter({ page }: { page: PublicPage }) {
  const site = useSite();
  const origin = useOrigin();
  const now = useNow();
  const key = subjectKey(page.path);
  const resource = dataOf(page).find((need) => need.resource.key === key)?.resource;
  // The page itself asks for its subject; this only listens. It must be able to fetch all the same: SWR lets whoever
  // listens first answer for all.
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
