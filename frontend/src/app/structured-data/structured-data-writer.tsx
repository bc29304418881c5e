import { useEffect } from 'react';
import { siteOnDemand } from '../../api/on-demand';
import { useNow, useOrigin } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { dataOf, type PublicPage } from '../pages';
import { useAnswer } from '../../features/boot/answer-store';
import { structuredData, subjectKey } from './structured-data';
import { replaceStructuredData } from './structured-data-element';

export function StructuredDataWriter({ page }: { page: PublicPage }) {
  const site = useSite();
  const origin = useOrigin();
  const now = useNow();
  const key = subjectKey(page.path);
  const resource = dataOf(page).find((need) => need.resource.key === key)?.resource;
  // Fetches what the page is about. Other pages get only the restaurant's data.
  const { data } = useAnswer<unknown>(resource ?? siteOnDemand);
  const subject = resource && data;

  useEffect(() => {
    replaceStructuredData(structuredData(page.path, subject, { site, origin, now }));
  }, [page, subject, site, origin, now]);
  return null;
}
