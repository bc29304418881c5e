/** Those who ask while a call is running share the next one, so that no answer is older than its question. */
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
