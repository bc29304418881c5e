import { availableParallelism } from 'node:os';
import process from 'node:process';
import { CMS, ROOT, SITE } from '../product/apps.mjs';
import { build, isBuilt } from '../product/build-app.mjs';
import { ending } from '../product/ending.mjs';
import { SettingError } from '../product/environment.mjs';
import { compile, install, isCompiled, isInstalled, StepError } from '../product/install.mjs';
import { createProgress } from '../product/progress.mjs';
import { requireLock } from '../product/run-lock.mjs';
import { LAYERS } from './layers.mjs';
import { emptyReport, failure } from './report.mjs';
import { runTasks } from './run-tasks.mjs';
import { layerText, summary } from './summary.mjs';

/** @typedef {import('./summary.mjs').LayerResult} LayerResult */

/**
 * Installing and building: they appear in the table only if they fail, except for the builds, which are tests
 * themselves.
 *
 * @type {{name: string, needs: string[], needsNoCores?: boolean, isDone: () => boolean, work: () => Promise<void>}[]}
 */
const STEPS = [
  ...[{ name: 'root', folder: ROOT }, SITE, CMS].map(({ name, folder }) => ({
    name: `install ${name}`,
    needs: [],
    needsNoCores: true,
    isDone: () => isInstalled(folder),
    work: () => install(folder),
  })),
  { name: 'compile cms', needs: ['install cms'], isDone: () => isCompiled(CMS), work: () => compile(CMS) },
  ...[CMS, SITE].map((app) => ({
    name: `build ${app.name}`,
    needs: [`install ${app.name}`],
    isDone: () => isBuilt(app),
    work: () => build(app, { env: process.env }),
  })),
];

/**
 * @param {string[]} chosen names of layers; all, if empty
 * @returns {Promise<number>} the exit code
 */
export async function runTests(chosen) {
  const names = LAYERS.map(({ name }) => name);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new SettingError(
      `There are no tests called ${unknown.join(', ')}. Choose from: ${names.join(', ')}.`,
    );
  }
  const layers = LAYERS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const needed = new Set(layers.flatMap(({ needs }) => needs));
  for (const { name, needs } of STEPS.toReversed())
    if (needed.has(name)) needs.forEach((one) => needed.add(one));
  const steps = STEPS.filter(({ name }) => needed.has(name));
  // Nothing may be installed or built while the product is running.
  if (!steps.every(({ isDone }) => isDone())) await requireLock(ROOT, { command: 'npm test' });

  const progress = createProgress();
  const startedAt = Date.now();
  const preparing = steps.map(({ isDone, work, ...step }) => ({
    ...step,
    run: async () => {
      const wasFresh = isDone();
      if (!wasFresh) await work();
      if (!step.name.startsWith('build')) return emptyReport();
      return { ...emptyReport(), passed: 1, ...(wasFresh && { note: 'was fresh' }) };
    },
  }));
  const results = await runTasks(
    [...preparing, ...layers].map((step) => ({ ...step, run: () => timed(step, progress) })),
    {
      atOnce: Math.min(4, Math.max(2, availableParallelism())),
      isGood: ({ report }) => report.failures.length === 0,
      notRun: (name, lacking) =>
        told({ name, report: failure(`${name} was not run`, `${lacking} failed.`), seconds: 0 }, progress),
    },
  );
  if (ending.aborted) return 130;
  const { text, isPassed } = summary(results.filter(({ report }) => isShown(report)));
  progress.say(`\nAll of it took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  process.stdout.write(`${text}\n`);
  return isPassed ? 0 : 1;
}

/**
 * @param {{name: string, run: () => Promise<import('./report.mjs').Report>}} step
 * @param {import('../product/progress.mjs').Progress} progress
 * @returns {Promise<LayerResult>}
 */
async function timed({ name, run }, progress) {
  if (ending.aborted) return { name, report: failure(name, 'The tests were ended.'), seconds: 0 };
  const since = Date.now();
  const report = await progress.during(name, () => run().catch((error) => failureOf(name, error)));
  return told({ name, report, seconds: (Date.now() - since) / 1000 }, progress);
}

/**
 * @param {LayerResult} result
 * @param {import('../product/progress.mjs').Progress} progress
 */
function told(result, progress) {
  // An interrupted run has not failed.
  if (!ending.aborted && isShown(result.report)) progress.say(layerText(result));
  return result;
}

/** @param {import('./report.mjs').Report} report */
function isShown({ passed, failures, skipped, note }) {
  return passed + failures.length + skipped > 0 || note !== undefined;
}

/**
 * @param {string} name
 * @param {unknown} error
 */
function failureOf(name, error) {
  if (error instanceof StepError) return failure(name, error.message);
  return failure(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
}
