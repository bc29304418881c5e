import { siteOnDemand } from '../../api/on-demand';
import type { Site } from '../../domain/site';
import { useAnswer } from '../boot/answer-store';

/** Present on every page: if the CMS has none, the server sends the built-in settings. */
export function useSite(): Site {
  const { data } = useAnswer(siteOnDemand);
  if (!data) throw new Error('This page came without the restaurant’s data.');
  return data;
}
