import { useSWRConfig } from 'swr';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { byPosition } from './day-highlights';

export function useHighlightCache() {
  const { cache, mutate } = useSWRConfig();
  const { key } = staffHighlights;
  return {
    /** All highlights as stored; empty before the first answer. */
    stored: () => (cache.get(key)?.data ?? []) as readonly StaffHighlight[],
    put: (highlights: readonly StaffHighlight[]) => {
      const ids = new Set(highlights.map(({ id }) => id));
      void mutate<readonly StaffHighlight[]>(
        key,
        (all) => all && [...all.filter(({ id }) => !ids.has(id)), ...highlights].sort(byPosition),
        { revalidate: false },
      );
    },
    refetch: () => void mutate(key),
  };
}
