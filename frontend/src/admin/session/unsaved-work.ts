import { useEffect, useSyncExternalStore } from 'react';

/** Whoever holds changes that are not saved yet. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on the screen would be lost if it were left now. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Says that this part of the screen holds changes that are not saved yet, for as long as it is shown and they are not. */
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

/** The same as `hasUnsavedWork`, for a part that shows it. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/** Staff have decided to leave what is not saved: nothing asks them again, until something else is changed. */
export function abandonUnsavedWork(): void {
  holders.clear();
  changed();
}
