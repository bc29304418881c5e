import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ending } from '../product/ending.mjs';
import { runCommand } from '../product/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { fromJUnit } from './junit-report.mjs';
import { postgresPrograms, withPostgres } from './postgres.mjs';
import { judged, ofTwoTries } from './report.mjs';

/** @typedef {import('./report.mjs').Report} Report */

/** If more files than this fail, it is not just flakiness. */
const MOST_TRIED_AGAIN = 3;

/**
 * If only a few files fail, runs them once more by themselves, as Playwright does with its tests.
 *
 * @param {string} folder of the app
 * @param {string[]} [more] arguments, such as the name of a file
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Report>}
 */
export async function runVitest(folder, more = [], env = process.env) {
  const run = (/** @type {string[]} */ files) =>
    reported((file) => {
      // Failures outside any test are not in the JUnit report, but the other reporter prints them.
      const reporters = ['--reporter=minimal', '--reporter=junit', `--outputFile=${file}`];
      const options = ['run', ...reporters, '--no-allowOnly'];
      return {
        args: ['node_modules/vitest/vitest.mjs', ...options, ...more, ...files],
        cwd: folder,
        env: { ...env, NODE_ENV: 'test', NO_COLOR: '1' },
      };
    });
  const first = await run([]);
  const files = [...new Set(first.failures.map(({ file }) => file ?? ''))];
  const isByChance = files.every(Boolean) && files.length <= MOST_TRIED_AGAIN;
  return files.length > 0 && isByChance && !ending.aborted ? ofTwoTries(first, await run(files)) : first;
}

/**
 * @param {string} folder
 * @param {string[]} [more]
 * @returns {Promise<Report | null>} null if there is no PostgreSQL
 */
export async function runVitestOnPostgres(folder, more) {
  const programs = postgresPrograms();
  if (!programs) return null;
  return withPostgres(programs, (url) =>
    runVitest(folder, more, { ...process.env, DATABASE_CLIENT: 'postgres', DATABASE_URL: url }),
  );
}

/**
 * @param {string} root
 * @param {string[]} files
 */
export function runNodeTests(root, files) {
  return reported((file) => ({
    args: [
      '--test',
      // Most start processes and wait for them; by default, two cores run one file at a time.
      '--test-concurrency=4',
      '--test-reporter=junit',
      `--test-reporter-destination=${file}`,
      ...files,
    ],
    cwd: root,
  }));
}

/**
 * @param {string} root
 * @param {string[]} [more]
 */
export async function runPlaywright(root, more = []) {
  const chromium = await findChromium();
  const cli = 'node_modules/@playwright/test/cli.js';
  return reported(
    (file) => ({
      args: [cli, 'test', '--config=e2e/playwright.config.ts', '--reporter=junit', ...more],
      cwd: root,
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
        PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: 'true',
      },
    }),
    join(root, 'e2e'),
  );
}

/**
 * Runs a test runner of Node.js in a folder.
 *
 * @param {(file: string) => {args: string[], cwd: string, env?: NodeJS.ProcessEnv}} commandFor what writes its report into
 *   the file
 * @param {string} [from] the folder that paths in the report start from
 * @returns {Promise<Report>}
 */
async function reported(commandFor, from) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.xml');
  const { args, env = process.env, ...options } = commandFor(file);
  // Tests leave their temporary folders to be removed here.
  const ended = await runCommand(process.execPath, args, { ...options, env: { ...env, TMPDIR: folder } });
  const report = existsSync(file) ? fromJUnit(readFileSync(file, 'utf8'), from) : null;
  rmSync(folder, { recursive: true, force: true });
  return judged(report, ended);
}
