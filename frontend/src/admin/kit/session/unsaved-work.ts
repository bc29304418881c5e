import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../api/listeners';

const holders = new Set<symbol>();
const { listen: subscribe, tell: changed } = createListeners();

export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const holder = Symbol('unsaved work');
    holders.add(holder);
    changed();
    return () => {
      if (holders.delete(holder)) changed();
    };
  }, [isDirty]);
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

export function abandonUnsavedWork(): void {
  holders.clear();
  changed();
}
