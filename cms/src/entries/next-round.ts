/** Shares the next call among all who ask while one is running, so that nobody gets an answer older than the question. */
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
