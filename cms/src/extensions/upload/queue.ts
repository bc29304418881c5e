/** Runs jobs one at a time, with at most `mostWaiting` in line; throws the refusal if the line is full. */
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
