import { type RefObject, useEffect, useRef, useState } from 'react';

/** As many rows as fill some screens: what a list begins with, and what is added at a time. */
const STEP = 60;
/** Begun before the end is in sight. */
const AHEAD = '900px';

/** How many rows each list had drawn when it was left, so that the way back leads to the same place. */
const drawn = new Map<string, number>();

/**
 * How many rows to draw: a step, and another one whenever the end of what is drawn comes near. `end` goes on the button there,
 * which does the same for whoever does not scroll.
 */
export function useMoreRows(key: string): {
  limit: number;
  more: () => void;
  end: RefObject<HTMLButtonElement | null>;
} {
  const [limit, setLimit] = useState(() => drawn.get(key) ?? STEP);
  const end = useRef<HTMLButtonElement>(null);
  const more = () => setLimit((count) => count + STEP);
  useEffect(() => void drawn.set(key, limit), [key, limit]);
  useEffect(() => {
    const button = end.current;
    if (!button || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setLimit((count) => count + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(button);
    return () => observer.disconnect();
    // Watched anew after each step: an end that stays in sight tells of itself only once.
  }, [limit]);
  return { limit, more, end };
}
