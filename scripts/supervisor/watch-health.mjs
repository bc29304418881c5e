import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Patience in milliseconds
 * @property {number} startPollMs between two checks until the first answer
 * @property {number} startSilenceMs how long the event loop may be blocked until the first answer
 * @property {number} pollMs between two checks from then on
 * @property {number} answerMs how long an answer may take
 * @property {number} misses how many checks in a row without any answer mean that the process hangs
 */

/**
 * A hung process is detected within 36 s. A start may take any time while its event loop runs; loading or changing
 * tables in one go can block the loop for a while, so that is allowed minutes.
 *
 * @type {Patience}
 */
export const PATIENCE = {
  startPollMs: 100,
  startSilenceMs: 300_000,
  pollMs: 4_000,
  answerMs: 8_000,
  misses: 3,
};

/**
 * Checks a process until the signal. Any answer is a sign of life, even an error: if a database is
 * locked or down, that is no reason to end the process waiting for it.
 *
 * @param {object} watched
 * @param {string} watched.healthUrl returns 200 when all is well
 * @param {() => number} watched.lastBeatAt by performance.now(), which stands still while a machine sleeps
 * @param {Patience} watched.patience
 * @param {() => void} watched.onHealthy called once
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} true when it hangs; false on the signal
 */
export async function watchHealth({ healthUrl, lastBeatAt, patience, onHealthy }, signal) {
  let hasAnswered = false;
  let isHealthy = false;
  let misses = 0;
  while (!signal.aborted) {
    const status = await statusOf(healthUrl, patience.answerMs, signal);
    if (signal.aborted) break;
    hasAnswered ||= status !== null;
    misses = status === null ? misses + 1 : 0;
    if (!isHealthy && status === 200) {
      isHealthy = true;
      onHealthy();
    }
    const isHung = hasAnswered
      ? misses >= patience.misses
      : performance.now() - lastBeatAt() > patience.startSilenceMs;
    if (isHung) return true;
    const pauseMs = hasAnswered ? patience.pollMs : patience.startPollMs;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return false;
}

/**
 * @param {string} url
 * @param {number} answerMs
 * @param {AbortSignal} [signal]
 * @returns {Promise<number | null>} null without an answer; 0 if the connection was accepted and then closed, as the web
 *   host does with too many of one address
 */
export async function statusOf(url, answerMs, signal) {
  // Not AbortSignal.any: Node.js 20 may garbage-collect the timeout in it, and then nothing ever times out.
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, answerMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: patience.signal });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const { code } = /** @type {{cause?: {code?: string}}} */ (error).cause ?? {};
    return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' ? 0 : null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
