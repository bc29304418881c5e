import { join } from 'node:path';
import process from 'node:process';
import { SITE } from '../product/apps.mjs';
import { build } from '../product/build-app.mjs';
import { runCommand } from '../product/run-command.mjs';
import { emptyReport, failure } from '../tests/report.mjs';
import { runNodeTests, runPlaywright, runVitest, runVitestOnPostgres } from '../tests/runners.mjs';

/** @typedef {import('../tests/report.mjs').Report} Report */

/**
 * Runs the tests in one file.
 *
 * @param {string} root the copy
 * @param {Pick<import('./list.mjs').Breakage, 'file' | 'test'>} breakage
 * @returns {Promise<Report>}
 */
export async function runTest(root, { file, test = '' }) {
  const title = test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const ofApp = [file.slice(file.indexOf('/') + 1), ...(title ? ['-t', title] : [])];
  switch (layerOf(file)) {
    case 'unit':
      return runVitest(join(root, 'frontend'), ofApp);
    case 'cms':
      return runVitest(join(root, 'cms'), ofApp);
    case 'postgres':
      return (
        (await runVitestOnPostgres(join(root, 'cms'), ofApp)) ?? failure('there is no PostgreSQL here', '')
      );
    case 'scripts':
      return runNodeTests(root, [file]);
    case 'lint':
      return lint(root, file);
    default:
      await build({ ...SITE, folder: join(root, 'frontend') }, { env: process.env }); // browser tests use the build
      return runPlaywright(root, [file, ...(title ? ['-g', title] : [])]);
  }
}

/** @param {string} file */
export function layerOf(file) {
  if (!/\.(test|spec)\./.test(file)) return 'lint';
  if (file.includes('.postgres.')) return 'postgres';
  const [folder = ''] = file.split('/');
  return folder === 'frontend' ? 'unit' : folder;
}

/**
 * Treats each error about the file as a failed test.
 *
 * @param {string} root
 * @param {string} file
 * @returns {Promise<Report>}
 */
async function lint(root, file) {
  const { code, lines } = await runCommand(process.execPath, ['scripts/lint.mjs'], { cwd: root });
  const complaints = code === 0 ? [] : lines.filter((line) => line.includes(file));
  return {
    ...emptyReport(),
    failures: complaints.map((line) => ({ title: `lint > ${line}`, file, message: '' })),
  };
}
