import process from 'node:process';
import { ROOT } from '../product/apps.mjs';
import { sourceFiles } from '../lint/source-files.mjs';
import { ending } from '../product/ending.mjs';
import { endWith } from '../product/end-with.mjs';
import { BREAKAGES } from './list.mjs';
import { layerOf, runTest } from './run-test.mjs';
import { breakFile, fileToBreak, makeCopy, removeCopy } from './scratch-copy.mjs';

/** @typedef {import('./list.mjs').Breakage} Breakage */

/**
 * Breaks a copy of the product in every listed way, one at a time, and reports which test detects it. Each test is
 * first run unbroken: a copy in which nothing runs would seem to notice every breakage.
 *
 * @param {string} wanted part of what goes wrong, or a layer; all of them, if empty
 * @returns {Promise<number>} the exit code
 */
async function tryAll(wanted) {
  const chosen = BREAKAGES.filter(({ what, file }) => layerOf(file) === wanted || what.includes(wanted));
  const root = makeCopy(ROOT);
  const files = sourceFiles(root);
  let caught = 0;
  /** @type {Set<string>} */
  const sound = new Set();
  try {
    for (const breakage of chosen) {
      const problem = await tryOne(root, files, breakage, sound).catch((error) => String(error));
      if (ending.aborted) return 130;
      if (problem === null) caught += 1;
      else console.error(`✖ ${breakage.what}: ${problem}`);
    }
  } finally {
    removeCopy(root);
  }
  console.log(`\n${caught} of ${chosen.length} breakages are noticed.`);
  return caught === chosen.length && chosen.length > 0 ? 0 : 1;
}

/**
 * @param {string} root
 * @param {string[]} files
 * @param {Breakage} breakage
 * @param {Set<string>} sound the test files that pass in the copy as it is
 * @returns {Promise<string | null>} why it was not noticed
 */
async function tryOne(root, files, breakage, sound) {
  const { file, test = '', what } = breakage;
  const isTest = layerOf(file) !== 'lint';
  const broken = fileToBreak(root, files, breakage);
  if (isTest && !sound.has(file)) {
    const [failed] = (await runTest(root, { file })).failures;
    if (failed) return `it fails without it, too: ${failed.title}\n${failed.message}`;
    sound.add(file);
  }
  const restore = breakFile(root, broken, breakage);
  const since = Date.now();
  const { passed, failures } = await runTest(root, breakage).finally(restore);
  if (isTest && passed + failures.length === 0) return `no test of ${file} is called “${test}”.`;
  // A run that never reached its tests reports no file; a file that could not be loaded reports only itself.
  // The list has test names in the form that `-t` expects: group names joined with spaces.
  const noticed = failures.find(
    ({ title, file: from = title }) => title !== from && title.replaceAll(' > ', ' ').includes(test),
  );
  if (!noticed) return `${file} does not fail.`;
  console.log(
    `✔ ${what}: ${noticed.title.replaceAll(`${root}/`, '')} (${Math.round((Date.now() - since) / 1000)} s)`,
  );
  return null;
}

await endWith(() => tryAll(process.argv[2] ?? ''));
