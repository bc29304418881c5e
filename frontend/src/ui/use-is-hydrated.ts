import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Controls that need the script stay hidden until it runs. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
