import { useSWRConfig } from 'swr';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { byPosition } from './day-highlights';

/** What was fetched of the highlights, for whoever has just changed them. Works after the screen has been left, too. */
export function useHighlightCache() {
  const { cache, mutate } = useSWRConfig();
  const { key } = staffHighlights;
  return {
    /** All of them as they are stored; none before the first answer. */
    stored: () => (cache.get(key)?.data ?? []) as readonly StaffHighlight[],
    /** Puts some that the server has just answered into their places among the others. */
    put: (highlights: readonly StaffHighlight[]) => {
      const ids = new Set(highlights.map(({ id }) => id));
      void mutate<readonly StaffHighlight[]>(
        key,
        (all) => all && [...all.filter(({ id }) => !ids.has(id)), ...highlights].sort(byPosition),
        { revalidate: false },
      );
    },
    drop: (dropped: string) =>
      void mutate<readonly StaffHighlight[]>(key, (all) => all?.filter(({ id }) => id !== dropped), {
        revalidate: false,
      }),
    refetch: () => void mutate(key),
  };
}
