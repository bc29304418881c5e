import { use, useEffect, useState } from 'react';
import { CarriedQueryContext } from '../../ui/link';
import type { MarkOf } from './diet-marks';
import { keptDietQuery } from './kept-diet-query';

/** Null until there is something to mark: most diners never need its code or the menu. */
export function useDietMarks(): MarkOf | null {
  const [markOf, setMarkOf] = useState<MarkOf | null>(null);
  // A diet that came with a link is not stored in the browser.
  const carried = use(CarriedQueryContext)('/menu');
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const queries = [keptDietQuery(), carried].filter((query) => query !== '');
      const marks = queries.length === 0 ? null : await (await import('./diet-marks')).loadMarks(queries);
      if (!isLeft) setMarkOf(() => marks);
    };
    const look = () => {
      // If its code does not load there are no marks; the menu itself still lists what is in a dish.
      if (document.visibilityState === 'visible') load().catch(() => undefined);
    };
    look();
    // The diner may have changed the diet in another tab.
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [carried]);
  return markOf;
}
