/** One after the other; where the one in front gives up, so do those who came before it did: nobody waits twice as long. */
export function createWaitingLine(hasGivenUp: (failure: unknown) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  let company: { failure?: unknown } = {};

  return async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = company;
    const turn = last.then(async () => {
      if ('failure' in mine) throw mine.failure;
      try {
        return await work();
      } catch (failure) {
        if (hasGivenUp(failure)) {
          mine.failure = failure;
          company = {};
        }
        throw failure;
      }
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
