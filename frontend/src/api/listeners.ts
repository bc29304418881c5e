/** Those who want to hear of something. `listen` returns an unsubscriber. */
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
