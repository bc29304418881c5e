/** A set of listeners. `listen` returns a function that unsubscribes. */
export function createListeners<Said = void>() {
  const all = new Set<(said: Said) => void>();
  return {
    listen: (listener: (said: Said) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (said: Said) => {
      for (const listener of all) listener(said);
    },
  };
}
