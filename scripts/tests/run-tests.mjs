import { availableParallelism } from 'node:os';
import process from 'node:process';
import { CMS, ROOT, SITE } from '../product/apps.mjs';
import { isBuilt } from '../product/build-app.mjs';
import { ending } from '../product/ending.mjs';
import { SettingError } from '../product/environment.mjs';
import { compile, install, isCompiled, isInstalled, StepError } from '../product/install.mjs';
import { createProgress } from '../product/progress.mjs';
import { requireLock } from '../product/run-lock.mjs';
import { buildForTests, LAYERS } from './layers.mjs';
import { emptyReport, failure } from './report.mjs';
import { NeedFailedError, runTasks } from './run-tasks.mjs';
import { layerText, summary } from './summary.mjs';

/** @typedef {import('./summary.mjs').LayerResult} LayerResult */

const ROOT_PACKAGE = { name: 'root', folder: ROOT };

/** Installing and building: they appear in the table only if they fail, except for the builds, which are tests themselves. */
/** @type {import('./layers.mjs').Layer[]} */
const STEPS = [
  ...[ROOT_PACKAGE, SITE, CMS].map((app) => ({
    name: `install ${app.name}`,
    needs: [],
    run: async () => {
      if (!isInstalled(app.folder)) await install(app.folder);
      return emptyReport();
    },
  })),
  {
    name: 'compile cms',
    needs: ['install cms'],
    run: async () => {
      if (!isCompiled(CMS)) await compile(CMS);
      return emptyReport();
    },
  },
  ...[CMS, SITE].map((app) => ({
    name: `build ${app.name}`,
    needs: [`install ${app.name}`],
    run: () => buildForTests(app),
  })),
];

/**
 * @param {string[]} chosen names of layers; all, if empty
 * @returns {Promise<number>} the exit code
 */
export async function runTests(chosen) {
  const unknown = chosen.filter((name) => !LAYERS.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    const names = LAYERS.map(({ name }) => name).join(', ');
    throw new SettingError(`There are no tests called ${unknown.join(', ')}. Choose from: ${names}.`);
  }
  const layers = LAYERS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const steps = STEPS.filter(({ name }) => isNeeded(name, layers));
  if (changesFolders(steps)) await requireLock(ROOT, { command: 'npm test' });

  const progress = createProgress();
  const startedAt = Date.now();
  const tasks = [...steps, ...layers].map((step) => ({ ...step, run: () => timed(step, progress) }));
  const results = await runTasks(tasks, {
    atOnce: Math.min(4, Math.max(2, availableParallelism())),
    isGood: ({ report }) => report.failures.length === 0,
    onFailure: ({ name }, error) => told({ name, report: failureOf(name, error), seconds: 0 }, progress),
  });
  if (ending.aborted) return 130;
  const shown = [...results.values()].filter(
    ({ name, report }) => !/^(?:install|compile)/.test(name) || report.failures.length > 0,
  );
  const order = [...STEPS, ...LAYERS].map(({ name }) => name);
  const { text, isPassed } = summary(shown.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)));
  progress.say(`\nAll of it took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  process.stdout.write(`${text}\n`);
  return isPassed ? 0 : 1;
}

/**
 * @param {{name: string, run: () => Promise<import('./report.mjs').Report & {note?: string}>}} step
 * @param {import('../product/progress.mjs').Progress} progress
 * @returns {Promise<LayerResult>}
 */
async function timed({ name, run }, progress) {
  if (ending.aborted) return { name, report: failure(name, 'The tests were ended.'), seconds: 0 };
  const since = Date.now();
  const { note, ...report } = await progress.during(name, () =>
    run().catch((error) => failureOf(name, error)),
  );
  return told({ name, report, seconds: (Date.now() - since) / 1000, ...(note ? { note } : {}) }, progress);
}

/**
 * @param {LayerResult} result
 * @param {import('../product/progress.mjs').Progress} progress
 */
function told(result, progress) {
  const { report } = result;
  if (ending.aborted) return result; // an interrupted run has not failed
  if (report.passed + report.failures.length + report.skipped > 0 || result.note)
    progress.say(layerText(result));
  return result;
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {import('./report.mjs').Report & {note?: string}}
 */
function failureOf(name, error) {
  if (error instanceof NeedFailedError) return failure(`${name} was not run`, `${error.message}.`);
  if (error instanceof StepError) return failure(name, [error.message, ...error.lines].join('\n'));
  return failure(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/**
 * @param {string} name
 * @param {{needs: string[]}[]} layers
 * @returns {boolean}
 */
function isNeeded(name, layers) {
  return (
    layers.some(({ needs }) => needs.includes(name)) ||
    STEPS.some((step) => step.needs.includes(name) && isNeeded(step.name, layers))
  );
}

/**
 * Whether anything would be installed or built, which must not happen while the product is running.
 *
 * @param {{name: string}[]} steps
 */
function changesFolders(steps) {
  return steps.some(({ name }) => {
    const [what, whose] = name.split(' ');
    const app = [CMS, SITE].find((candidate) => candidate.name === whose);
    if (what === 'build' && app) return !isBuilt(app);
    if (what === 'compile') return !isCompiled(CMS);
    return !isInstalled(app?.folder ?? ROOT);
  });
}
