import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs } from './back-off.mjs';
import { startProcess } from './managed-process.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

/**
 * @typedef {import('./managed-process.mjs').Exit} Exit
 *
 * @typedef {object} KeptSpec
 * @property {import('./managed-process.mjs').ProcessSpec} process
 * @property {import('./wait-until-healthy.mjs').Health} health
 * @property {number} [firstHealthMs] how long it may take until it is well
 * @property {number} [healthyResetMs] after how long of health a crash counts as the first again
 * @property {(crashesInARow: number) => number} [backOff]
 * @property {(event: KeptEvent) => void} onEvent
 *
 * @typedef {{type: 'healthy', again: boolean}
 *   | {type: 'crashed', exit: Exit, waitMs: number, lines: string[]}} KeptEvent
 */

/** The process ended, or stayed unwell, before it was well for the first time. */
export class NeverCameUpError extends Error {
  /**
   * @param {string} message
   * @param {string[]} lines what it printed last
   */
  constructor(message, lines) {
    super(message);
    this.lines = lines;
  }
}

/**
 * Runs a process and starts it again whenever it crashes, with growing pauses. Resolves after the signal, when
 * the process has ended; rejects with NeverCameUpError when the first start failed.
 *
 * @param {KeptSpec} spec
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function keepRunning(spec, signal) {
  const { firstHealthMs = 180_000, healthyResetMs = 60_000, backOff = backOffMs } = spec;
  let crashesInARow = 0;
  let hasBeenHealthy = false;
  while (!signal.aborted) {
    const child = startProcess(spec.process);
    const onAbort = () => void child.stop();
    signal.addEventListener('abort', onAbort, { once: true });
    const isHealthy = await becomesHealthy(child, spec.health, firstHealthMs, signal);
    const healthySince = Date.now();
    if (isHealthy) {
      spec.onEvent({ type: 'healthy', again: hasBeenHealthy });
      hasBeenHealthy = true;
    } else if (isHealthy === false) {
      await child.stop();
    }
    const exit = await child.exited;
    signal.removeEventListener('abort', onAbort);
    if (signal.aborted) return;
    if (!hasBeenHealthy)
      throw neverCameUp(spec.process.name, isHealthy, exit, firstHealthMs, child.recentLines());
    const ranWell = isHealthy === true && Date.now() - healthySince >= healthyResetMs;
    crashesInARow = ranWell ? 1 : crashesInARow + 1;
    const waitMs = backOff(crashesInARow);
    spec.onEvent({ type: 'crashed', exit, waitMs, lines: child.recentLines() });
    await sleep(waitMs, undefined, { signal }).catch(() => {});
  }
}

/**
 * @param {import('./managed-process.mjs').ManagedProcess} child
 * @param {import('./wait-until-healthy.mjs').Health} health
 * @param {number} deadlineMs
 * @param {AbortSignal} signal
 * @returns {Promise<boolean | null>} null when it ended while we asked
 */
async function becomesHealthy(child, health, deadlineMs, signal) {
  const ended = new AbortController();
  const asking = AbortSignal.any([ended.signal, signal]);
  const exit = child.exited.then(() => {
    ended.abort();
    return null;
  });
  return Promise.race([waitUntilHealthy(health, { deadlineMs, pollMs: 250, signal: asking }), exit]);
}

/**
 * @param {string} name
 * @param {boolean | null} isHealthy
 * @param {Exit} exit
 * @param {number} firstHealthMs
 * @param {string[]} lines
 */
function neverCameUp(name, isHealthy, exit, firstHealthMs, lines) {
  const reason =
    isHealthy === null
      ? `${describeExit(exit)} before it was ready`
      : `was not ready after ${Math.round(firstHealthMs / 1000)} s`;
  return new NeverCameUpError(`${name} ${reason}.`, lines);
}

/** @param {Exit} exit */
export function describeExit({ code, signal }) {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}
