import { useCallback, useEffect, useState } from 'react';

const STEP = 30;
/** Renders more rows before the end comes into view. */
const AHEAD = '900px';

/** How many rows each list had rendered when it was left, so that Back returns to the same place. */
const drawn = new Map<string, number>();

/** How many rows to render: at least `least`, and another step whenever the end comes near. */
export function useMoreRows(key: string, least = 0) {
  const [limit, setLimit] = useState(() => Math.max(drawn.get(key) ?? STEP, least));
  useEffect(() => void drawn.set(key, limit), [key, limit]);
  const more = useCallback(() => setLimit((count) => count + STEP), []);
  const end = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button || !('IntersectionObserver' in window)) return undefined;
      const tell = (entries: IntersectionObserverEntry[]) => {
        if (entries.some((entry) => entry.isIntersecting)) more();
      };
      const observer = new IntersectionObserver(tell, { rootMargin: AHEAD });
      observer.observe(button);
      return () => observer.disconnect();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- observed again after each step: an end that stays in view is reported once
    [limit, more],
  );
  return { limit, more, end };
}
