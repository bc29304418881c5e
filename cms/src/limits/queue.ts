import { SpokenError } from '../failures/failures';

/**
 * Runs work one after the other, with at most `mostWaiting` in the queue, so that a flood of heavy work leaves time for
 * everything else. SpokenError (429, to be tried again in a second) where the queue is full.
 */
export function createQueue(mostWaiting: number, sentence: string) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting > mostWaiting) throw new SpokenError(429, sentence, { retryAfterSeconds: 1 });
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
}
