/**
 * Runs work one after the other, with at most `mostWaiting` behind what is running, so that a flood of heavy work leaves
 * room for everything else. Throws the refusal where the queue is full.
 */
export function createQueue(mostWaiting: number, refusal: () => Error) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting > mostWaiting) throw refusal();
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
}
