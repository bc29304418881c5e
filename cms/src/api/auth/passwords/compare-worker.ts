import { parentPort } from 'node:worker_threads';
import { compareSync } from 'bcryptjs';
import type { Comparison, Outcome } from './password-comparer';

// Runs in a thread of its own, because one comparison blocks its thread for tens of milliseconds.
parentPort?.on('message', (comparison: Comparison) => {
  /* oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none */
  parentPort?.postMessage(outcomeOf(comparison));
});

function outcomeOf({ number, password, hash }: Comparison): Outcome {
  try {
    return { number, fits: compareSync(password, hash) };
  } catch (error) {
    return { number, problem: String(error) };
  }
}
