import { useEffect, useState } from 'react';
import type { MarkOf } from './diet-marks';
import { keptDietQuery } from './kept-diet-query';

/** Null until there is something to mark: most diners never need its code or the menu. */
export function useDietMarks(): MarkOf | null {
  const [markOf, setMarkOf] = useState<MarkOf | null>(null);
  useEffect(() => {
    if (keptDietQuery() === '') return;
    let isLeft = false;
    const load = async () => {
      const marks = await (await import('./diet-marks')).loadMarks();
      if (!isLeft) setMarkOf(() => marks);
    };
    // If its code does not load there are no marks; the menu itself still lists what is in a dish.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, []);
  return markOf;
}
