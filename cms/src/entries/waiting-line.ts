/**
 * Runs one at a time. If one times out, everything queued behind it fails too, instead of waiting for another timeout.
 */
export function createWaitingLine(hasGivenUp: (failure: unknown) => boolean = () => false) {
  let last: Promise<unknown> = Promise.resolve();
  let batch: { failure?: unknown } = {};

  return async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = batch;
    const turn = last.then(async () => {
      if ('failure' in mine) throw mine.failure;
      try {
        return await work();
      } catch (failure) {
        if (hasGivenUp(failure)) {
          mine.failure = failure;
          batch = {};
        }
        throw failure;
      }
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
