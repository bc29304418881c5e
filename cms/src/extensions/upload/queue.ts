import { createWaitingLine } from '../../entries/waiting-line';

/** A waiting line for at most `mostWaiting`; throws the refusal if it is full. */
export function createQueue(mostWaiting: number, refusal: () => Error) {
  const inLine = createWaitingLine();
  let waiting = 0;
  return async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting > mostWaiting) throw refusal();
    waiting += 1;
    return inLine(work).finally(() => (waiting -= 1));
  };
}
