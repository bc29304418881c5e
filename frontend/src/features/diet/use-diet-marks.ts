import { use, useEffect, useState } from 'react';
import { CarriedQueryContext } from '../../ui/link';
import { LONG_LOOKED_AT_MS } from '../boot/use-resource';
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
    // The kitchen may change what is in a dish, and the diner the diet in another tab.
    const following = setInterval(look, LONG_LOOKED_AT_MS);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearInterval(following);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [carried]);
  return markOf;
}
