import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** Watches what the CMS in this process gives its thread to compare. The thread compares as usual. */
export function seeComparisons() {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  return {
    hashes: () => post.mock.calls.map(([comparison]) => (comparison as { hash: string }).hash),
    /** The threads that were given something, each once. */
    threads: () => [...new Set(post.mock.contexts)] as Worker[],
    /** The next thread that is given something dies instead of comparing it. */
    killNext: () =>
      post.mockImplementationOnce(function (this: Worker) {
        void this.terminate();
      }),
    stop: () => post.mockRestore(),
  };
}
