import { useEffect, useState } from 'react';
import type { MarkOf } from './diet-marks';
import { keptDietQuery } from './kept-diet-query';

/** Null until there is something to mark: most diners never need its code or the menu. */
export function useDietMarks(): MarkOf | null {
  const [markOf, setMarkOf] = useState<MarkOf | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const marks = keptDietQuery() === '' ? null : await (await import('./diet-marks')).loadMarks();
      if (!isLeft) setMarkOf(() => marks);
    };
    const look = () => {
      // If its code does not load there are no marks; the menu itself still lists what is in a dish.
      if (document.visibilityState === 'visible') load().catch(() => undefined);
    };
    look();
    // The diner may have chosen in another tab.
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return markOf;
}
