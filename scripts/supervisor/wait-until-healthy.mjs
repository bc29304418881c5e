import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Health
 * @property {string} url
 * @property {(status: number) => boolean} accepts the statuses that count as well
 */

/**
 * Asks until the answer is accepted.
 *
 * @param {Health} health
 * @param {{deadlineMs: number, pollMs: number, signal?: AbortSignal}} options
 * @returns {Promise<boolean>} false when the time was up, or on the signal
 */
export async function waitUntilHealthy(health, { deadlineMs, pollMs, signal }) {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline && !signal?.aborted) {
    if (await isHealthy(health)) return true;
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
  return false;
}

/** @param {Health} health */
async function isHealthy({ url, accepts }) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return accepts(answer.status);
  } catch {
    return false; // nobody listens yet
  }
}
