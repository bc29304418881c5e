import { basename, join } from 'node:path';
import process from 'node:process';
import { npm, runCommand } from '../product/run-command.mjs';
import { emptyReport, failure } from '../tests/report.mjs';
import { runNodeTests, runPlaywright, runVitest, runVitestOnPostgres } from '../tests/runners.mjs';

/** @typedef {import('../tests/report.mjs').Report} Report */

const FOLDERS = {
  unit: 'frontend/',
  cms: 'cms/',
  postgres: 'cms/',
  scripts: 'scripts/',
  lint: '',
  e2e: 'e2e/',
};

/**
 * Runs the tests in one file.
 *
 * @param {string} root the copy
 * @param {string[]} files all of its files
 * @param {Pick<import('./list.mjs').Breakage, 'layer' | 'file' | 'test'>} breakage
 * @returns {Promise<Report>}
 */
export async function runTest(root, files, { layer, file, test }) {
  const path = pathOf(files, layer, file);
  const title = test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const ofApp = [path.slice(path.indexOf('/') + 1), ...(title ? ['-t', title] : [])];
  switch (layer) {
    case 'unit':
      return runVitest(join(root, 'frontend'), ofApp);
    case 'cms':
      return runVitest(join(root, 'cms'), ofApp);
    case 'postgres':
      return (
        (await runVitestOnPostgres(join(root, 'cms'), ofApp)) ?? failure('there is no PostgreSQL here', '')
      );
    case 'scripts':
      return runNodeTests(root, [path]);
    case 'lint':
      return lint(root, path);
    case 'e2e':
      await buildSite(root); // browser tests use the build
      return runPlaywright(root, [path, ...(title ? ['-g', title] : [])]);
  }
}

/**
 * @param {string[]} files
 * @param {keyof typeof FOLDERS} layer
 * @param {string} name
 * @returns {string}
 */
export function pathOf(files, layer, name) {
  const found = files.filter((file) => file.startsWith(FOLDERS[layer]) && basename(file) === name);
  const [path] = found;
  if (path === undefined || found.length > 1) throw new Error(`${name} is there ${found.length} times.`);
  return path;
}

/**
 * Treats each error about the file as a failed test.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<Report>}
 */
async function lint(root, path) {
  const { code, lines } = await runCommand(process.execPath, ['scripts/lint.mjs'], { cwd: root });
  const complaints = code === 0 ? [] : lines.filter((line) => line.includes(path));
  return {
    ...emptyReport(),
    failures: complaints.map((line) => ({ title: `lint > ${line}`, file: path, message: '' })),
  };
}

/** @param {string} root */
async function buildSite(root) {
  const [command, args] = npm(['run', '--silent', 'build']);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, lines } = await runCommand(command, args, { cwd: join(root, 'frontend'), env });
  if (code !== 0) throw new Error(`The site is not built.\n${lines.slice(-15).join('\n')}`);
}
