/**
 * Shares one call among all that ask while the previous one is still running. Unlike sharing the running call
 * itself, nobody gets an answer that was read before they asked.
 */
export function nextRound<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | null = null;

  return () => {
    if (waiting) return waiting;
    const round = running.then(() => {
      waiting = null;
      const result = call();
      running = result.catch(() => undefined);
      return result;
    });
    waiting = round;
    return round;
  };
}
