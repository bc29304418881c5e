import { siteOnDemand } from '../../api/on-demand';
import type { Site } from '../../domain/site';
import { useAnswer } from '../boot/answer-store';
import { useRefetchOnceOnline } from '../boot/use-resource';

/** Present on every page: if the CMS gives none, the server sends the built-in one. */
export function useSite(): Site {
  const { data } = useAnswer(siteOnDemand);
  useRefetchOnceOnline(siteOnDemand);
  if (!data) throw new Error('This page came without the restaurant’s data.');
  return data;
}
