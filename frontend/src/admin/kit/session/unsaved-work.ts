import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
