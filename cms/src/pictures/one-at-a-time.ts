import { RefusedPicture } from './refused-picture';

const mostWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the work on one picture after that on the one before: a decoded picture may take hundreds of megabytes.
 * RefusedPicture (503) where too many wait already.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) {
    throw new RefusedPicture(503, 'Many pictures are being stored right now. Try again in a minute.');
  }
  waiting += 1;
  const mine = last.then(work).finally(() => (waiting -= 1));
  last = mine.catch(() => undefined);
  return mine;
}
