import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** Watches which passwords the CMS in this process passes to its thread. The thread compares them as usual. */
export function seeComparisons() {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  return {
    hashes: () => post.mock.calls.map(([comparison]) => (comparison as { hash: string }).hash),
    /** The threads that got work, each once. */
    threads: () => [...new Set(post.mock.contexts)] as Worker[],
    /** Makes the next thread that gets work die instead of comparing. */
    killNext: () =>
      post.mockImplementationOnce(function (this: Worker) {
        void this.terminate();
      }),
    stop: () => post.mockRestore(),
  };
}
