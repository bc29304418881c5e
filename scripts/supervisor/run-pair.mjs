import { describeExit, keepRunning, NeverCameUpError } from './keep-running.mjs';
import { startProcess } from './managed-process.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

/**
 * @typedef {object} Pair
 * @property {Omit<import('./keep-running.mjs').KeptSpec, 'onEvent'>} cms started again when it crashes
 * @property {{process: import('./managed-process.mjs').ProcessSpec,
 *   health: import('./wait-until-healthy.mjs').Health, firstHealthMs?: number}} web the run ends with it
 * @property {(event: import('./keep-running.mjs').KeptEvent) => void} onCmsEvent
 * @property {() => void} onReady both answer
 *
 * @typedef {{ok: true} | {ok: false, reason: string, lines: string[]}} Outcome
 */

/**
 * Runs the CMS and the web host at once, until the signal, or until one of them ends the run.
 *
 * @param {Pair} pair
 * @param {AbortSignal} signal
 * @returns {Promise<Outcome>}
 */
export async function runPair({ cms, web, onCmsEvent, onReady }, signal) {
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  /** @type {(value?: undefined) => void} */
  let cmsIsUp = () => {};
  /** @type {Promise<void>} */
  const cmsUp = new Promise((resolve) => (cmsIsUp = resolve));

  const webProcess = startProcess(web.process);
  ending.addEventListener('abort', () => void webProcess.stop(), { once: true });
  /** @type {Promise<Outcome>} */
  const webRun = webProcess.exited.then((exit) =>
    ending.aborted ? { ok: true } : failed(`The web host ${describeExit(exit)}.`, webProcess.recentLines()),
  );

  const onEvent = (/** @type {import('./keep-running.mjs').KeptEvent} */ event) => {
    if (event.type === 'healthy' && !event.again) cmsIsUp();
    onCmsEvent(event);
  };
  /** @type {Promise<Outcome>} */
  const cmsRun = keepRunning({ ...cms, onEvent }, ending).then(
    () => ({ ok: true }),
    (error) => {
      if (error instanceof NeverCameUpError) return failed(error.message, error.lines);
      throw error;
    },
  );

  const deadlineMs = web.firstHealthMs ?? 60_000;
  /** @type {Promise<Outcome>} */
  const webSilent = waitUntilHealthy(web.health, { deadlineMs, pollMs: 250, signal: ending }).then(
    async (isHealthy) => {
      if (!isHealthy && !ending.aborted) {
        const reason = `The web host did not answer in ${Math.round(deadlineMs / 1000)} s.`;
        return failed(reason, webProcess.recentLines());
      }
      await Promise.race([cmsUp, aborted(ending)]);
      if (!ending.aborted) onReady();
      return new Promise(() => {});
    },
  );

  const outcome = await Promise.race([webRun, cmsRun, webSilent]);
  over.abort();
  await Promise.all([webRun, cmsRun]);
  return outcome;
}

/**
 * @param {string} reason
 * @param {string[]} lines
 * @returns {Outcome}
 */
function failed(reason, lines) {
  return { ok: false, reason, lines };
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
