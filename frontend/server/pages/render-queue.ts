import { setTimeout as wait } from 'node:timers/promises';
import { CountByAddress } from '../http/counted-address';
import { TooBusyError, WorkQueue } from '../http/work-queue';

const WAITING = 40;
const MAX_WAIT_MS = 3_000;
const FOR_ONE_VISITOR = 4;
/** After each render, a pause this many times as long leaves the processor free for everyone else. */
const REST = 2;

/** Renders pages that are not cached, one at a time: most of the processor stays free however many are requested. */
export class RenderQueue {
  readonly #queue = new WorkQueue(1, { any: { atOnce: 1, waiting: WAITING } }, MAX_WAIT_MS);
  readonly #waiting = new CountByAddress();

  /** Throws TooBusyError if too many wait, `visitor` has too many of them, or the wait is too long. */
  async run<T>(visitor: string, draw: () => Promise<T>): Promise<T> {
    if (this.#waiting.of(visitor) >= FOR_ONE_VISITOR) throw new TooBusyError();
    this.#waiting.add(visitor, 1);
    try {
      return await new Promise<T>((resolve, reject) => {
        const drawAndRest = async () => {
          const start = performance.now();
          await draw().then(resolve, reject);
          await wait(REST * (performance.now() - start));
        };
        this.#queue.run('any', drawAndRest).catch(reject);
      });
    } finally {
      this.#waiting.add(visitor, -1);
    }
  }
}
