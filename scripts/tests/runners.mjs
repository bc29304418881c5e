import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ending } from '../product/ending.mjs';
import { runCommand } from '../product/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { fromNodeTest } from './node-test-report.mjs';
import { fromPlaywright } from './playwright-report.mjs';
import { postgresPrograms, withPostgres } from './postgres.mjs';
import { judged } from './report.mjs';
import { fromTwoTries, fromVitest, toTryAgain } from './vitest-report.mjs';

/** @typedef {import('./report.mjs').Report & {note?: string}} Report */

/**
 * If only a few files fail, runs them once more by themselves, as Playwright does with its tests.
 *
 * @param {string} folder of the app
 * @param {string[]} [more] arguments, such as the name of a file
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Report>}
 */
export async function runVitest(folder, more = [], env = process.env) {
  const cli = join(folder, 'node_modules/vitest/vitest.mjs');
  const run = (/** @type {string[]} */ files) =>
    reported((file) => {
      const args = [
        cli,
        'run',
        '--reporter=json',
        `--outputFile=${file}`,
        '--no-allowOnly',
        ...more,
        ...files,
      ];
      return runCommand(process.execPath, args, { cwd: folder, env: { ...env, NODE_ENV: 'test' } });
    });
  const first = await run([]);
  const again = first.text ? toTryAgain(first.text) : [];
  if (again.length === 0 || ending.aborted)
    return judged(first.text ? fromVitest(first.text) : null, first.ended);
  const second = await run(again);
  return judged(second.text ? fromTwoTries(first.text, second.text) : null, second.ended);
}

/**
 * @param {string} folder
 * @param {string[]} [more]
 * @returns {Promise<Report | null>} null where there is no PostgreSQL
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
  const reporter = new URL('./node-test-reporter.mjs', import.meta.url).href;
  return withReport((file) => {
    const options = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${file}`];
    return runCommand(process.execPath, [...options, ...files], { cwd: root });
  }, fromNodeTest);
}

/**
 * @param {string} root
 * @param {string[]} [more]
 */
export async function runPlaywright(root, more = []) {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config=e2e/playwright.config.ts', '--reporter=json', ...more];
  return withReport(
    (file) =>
      runCommand(process.execPath, args, { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    fromPlaywright,
  );
}

/**
 * @param {(file: string) => Promise<{code: number, lines: string[]}>} run
 * @param {(text: string) => Report} read
 * @returns {Promise<Report>}
 */
async function withReport(run, read) {
  const { text, ended } = await reported(run);
  return judged(text ? read(text) : null, ended);
}

/**
 * @param {(file: string) => Promise<{code: number, lines: string[]}>} run
 * @returns {Promise<{text: string, ended: {code: number, lines: string[]}}>} text: what the run wrote into the file, if anything
 */
async function reported(run) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report');
  const ended = await run(file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  rmSync(folder, { recursive: true, force: true });
  return { text, ended };
}
