import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Comparison, Outcome } from './comparison';

interface Waiting {
  resolve: (fits: boolean) => void;
  reject: (reason: Error) => void;
}

export interface CompareThread {
  compare(password: string, hash: string): Promise<boolean>;
  /** What is not compared yet fails. */
  end(): Promise<void>;
}

/** Starts a thread that compares passwords one after the other; tells when it is gone, for whatever reason. */
export function startCompareThread(gone: () => void): CompareThread {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let cause: unknown;
  // None of the CMS's secrets nor of its options is for the thread.
  const worker = new Worker(join(__dirname, 'compare-worker.js'), { env: {}, execArgv: [] });
  // It is no reason for the process to go on.
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
    compare: (password, hash) =>
      new Promise((resolve, reject) => {
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
