import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle';
import type * as FinderModule from './finder';

type Finder = typeof FinderModule;

let loaded: Finder | null = null;

export async function loadFinder(): Promise<Finder> {
  loaded = await import('./finder');
  return loaded;
}

/**
 * Fetched once the page has loaded, or at once when first needed; null until then. `isMissing` if
 * that failed: the next letter typed tries again.
 */
export function useFinder(query: string): { finder: Finder | null; isMissing: boolean; isAway: boolean } {
  const [finder, setFinder] = useState(loaded);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (finder) return;
    let isLeft = false;
    const load = async () => {
      try {
        const found = await loadFinder();
        // The finder adds a button to every entry: as a transition, rendering them can't delay a click.
        if (!isLeft) startTransition(() => setFinder(found));
      } catch {
        if (!isLeft) setMissing(query !== '');
      }
    };
    const cancel = query === '' ? whenIdle(() => void load()) : void load();
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [finder, query]);
  return { finder, isMissing, isAway: !loaded && !isMissing };
}
