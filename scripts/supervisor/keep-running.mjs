import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './managed-process.mjs';
import { PATIENCE, watchHealth } from './watch-health.mjs';

const SECOND_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * @typedef {import('./managed-process.mjs').Exit} Exit
 *
 * @typedef {object} KeptSpec
 * @property {import('./managed-process.mjs').ProcessSpec} process
 * @property {string} healthUrl returns 200 if all is well
 * @property {(event: KeptEvent) => void} onEvent
 * @property {Partial<import('./watch-health.mjs').Patience>} [patience]
 * @property {number} [healthyResetMs] after this long without a failure, the next one counts as the first
 * @property {(failuresInARow: number) => number} [backOff]
 *
 * @typedef {object} Failure
 * @property {'failed'} type
 * @property {string} how for example "ended with code 1"
 * @property {boolean} wasHealthy
 * @property {number} waitMs until the restart
 * @property {string[]} lines its last output
 *
 * @typedef {{type: 'healthy'} | Failure} KeptEvent
 */

/** The exit code of a process that refuses its settings, from sysexits.h: restarting it would not help. */
export const WRONG_SETTINGS = 78;

/** The process refused its settings; the lines say which. */
export class SettingsRefusedError extends Error {
  /** @param {string[]} lines */
  constructor(lines) {
    super(lines.join('\n'));
  }
}

/**
 * Runs a process, and restarts it whenever it ends or hangs, with growing pauses. Resolves after the signal, once the
 * process has ended; rejects with SettingsRefusedError if its first start failed for that reason.
 *
 * @param {KeptSpec} spec
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function keepRunning(spec, signal) {
  const { healthyResetMs = 60_000, backOff = backOffMs } = spec;
  let failuresInARow = 0;
  let hasBeenHealthy = false;
  while (!signal.aborted) {
    const onHealthy = () => {
      spec.onEvent({ type: 'healthy' });
      hasBeenHealthy = true;
    };
    const { exit, isHung, healthyMs, lines } = await runOnce(spec, signal, onHealthy);
    if (signal.aborted) return;
    if (exit.code === WRONG_SETTINGS && !hasBeenHealthy) throw new SettingsRefusedError(lines);
    failuresInARow = healthyMs >= healthyResetMs ? 1 : failuresInARow + 1;
    const waitMs = backOff(failuresInARow);
    const how = isHung ? 'did not answer any more' : describeExit(exit);
    spec.onEvent({ type: 'failed', how, wasHealthy: healthyMs >= 0, waitMs, lines });
    await sleep(waitMs, undefined, { signal }).catch(() => {});
  }
}

/**
 * Keeps processes running until the signal, or until one of them refuses its settings: then the others are stopped too,
 * and it rejects with that SettingsRefusedError.
 *
 * @param {KeptSpec[]} specs
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function keepAllRunning(specs, signal) {
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  const runs = specs.map((spec) => keepRunning(spec, ending));
  try {
    await Promise.all(runs);
  } finally {
    over.abort();
    await Promise.allSettled(runs);
  }
}

/**
 * How long to wait before restarting a failed process: no wait the first time, then 1 s, 2, 4 … up to 30 s.
 *
 * @param {number} failuresInARow 1 for the first since it last ran well
 * @returns {number} milliseconds
 */
export function backOffMs(failuresInARow) {
  return failuresInARow <= 1 ? 0 : Math.min(LONGEST_MS, SECOND_MS * 2 ** (failuresInARow - 2));
}

/**
 * @param {KeptSpec} spec
 * @param {AbortSignal} signal
 * @param {() => void} onHealthy
 * @returns {Promise<{exit: Exit, isHung: boolean, healthyMs: number, lines: string[]}>} healthyMs: -1 when it never was
 */
async function runOnce({ process, healthUrl, patience }, signal, onHealthy) {
  const child = startProcess(process);
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop, { once: true });
  const ended = new AbortController();
  let healthySince = Infinity;
  const watched = {
    healthUrl,
    lastBeatAt: child.lastBeatAt,
    patience: { ...PATIENCE, ...patience },
    onHealthy() {
      healthySince = Date.now();
      onHealthy();
    },
  };
  const watching = watchHealth(watched, AbortSignal.any([signal, ended.signal])).then((isHung) => {
    // A hung process would ignore a request to end, too.
    if (isHung) child.kill();
    return isHung;
  });
  const exit = await child.exited;
  ended.abort();
  signal.removeEventListener('abort', stop);
  const healthyMs = Math.max(-1, Date.now() - healthySince);
  return { exit, isHung: await watching, healthyMs, lines: child.recentLines() };
}

/** @param {Exit} exit */
function describeExit({ code, signal }) {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}
