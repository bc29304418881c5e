import { useEffect, useState } from 'react';
import type { MarkOf } from './diet-marks';
import { keptDietQuery } from './kept-diet-query';

/** Null until there is something to mark: for most diners its code and the menu are never fetched. */
export function useDietMarks(): MarkOf | null {
  const [markOf, setMarkOf] = useState<MarkOf | null>(null);
  useEffect(() => {
    if (keptDietQuery() === '') return;
    let isLeft = false;
    const load = async () => {
      const marks = await (await import('./diet-marks')).loadMarks();
      if (!isLeft) setMarkOf(() => marks);
    };
    // Without its code there are no marks; the menu itself still says what is in a dish.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, []);
  return markOf;
}
