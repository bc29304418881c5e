import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../../failures/failures';

export interface Comparison {
  number: number;
  password: string;
  hash: string;
}

export type Outcome = { number: number; fits: boolean } | { number: number; problem: string };

interface Waiting {
  resolve: (fits: boolean) => void;
  reject: (reason: Error) => void;
}

export function createPasswordComparer() {
  let thread: ReturnType<typeof startCompareThread> | undefined;

  const running = () => {
    if (thread) return thread;
    const started = startCompareThread(() => {
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  };

  return {
    /**
     * bcrypt reads only the first 72 bytes. Throws UnavailableError (503) on failure; the next call replaces a dead
     * thread.
     */
    async fits(password: string, hash: string): Promise<boolean> {
      try {
        // On half a surrogate pair, bcryptjs 2 loops until Node.js aborts. No stored hash comes from such a password.
        return await running().compare(password.toWellFormed(), hash);
      } catch (cause) {
        throw new UnavailableError('The password could not be compared', { cause });
      }
    },
    async end(): Promise<void> {
      await thread?.end();
    },
  };
}

function startCompareThread(gone: () => void) {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let cause: unknown;
  // The thread gets neither the CMS's secrets nor its Node.js options.
  const worker = new Worker(join(__dirname, 'compare-worker.js'), { env: {}, execArgv: [] });
  worker.unref();
  worker.on('message', (outcome: Outcome) => {
    const { resolve, reject } = waiting.get(outcome.number) ?? {};
    waiting.delete(outcome.number);
    if ('fits' in outcome) resolve?.(outcome.fits);
    else reject?.(new Error(`The password could not be compared: ${outcome.problem}`));
  });
  worker.on('error', (error) => (cause = error));
  worker.on('exit', () => {
    gone();
    for (const { reject } of waiting.values())
      reject(new Error('The thread that compares passwords is gone', { cause }));
    waiting.clear();
  });
  return {
    compare: (password: string, hash: string) =>
      new Promise<boolean>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        /* oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none */
        worker.postMessage({ number: asked, password, hash } satisfies Comparison);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
