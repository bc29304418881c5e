import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CMS, ROOT, SITE } from '../product/apps.mjs';
import { build, isBuilt } from '../product/build-app.mjs';
import { npm, runCommand } from '../product/run-command.mjs';
import { findChromium } from './chromium.mjs';
import { fromNodeTest } from './node-test-report.mjs';
import { fromPlaywright } from './playwright-report.mjs';
import { postgresPrograms, withPostgres } from './postgres.mjs';
import { emptyReport, judged, single } from './report.mjs';
import { fromVitest } from './vitest-report.mjs';

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {object} Layer
 * @property {string} name what `npm test -- <name>` chooses
 * @property {string[]} needs what must be installed or built before: other steps, by name
 * @property {boolean} [isAlone]
 * @property {() => Promise<Report & {note?: string}>} run
 */

const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);

/** The layers of `npm test`, in the order of its table. */
/** @type {Layer[]} */
export const LAYERS = [
  { name: 'types', needs: ['install root', 'install site', 'install cms'], run: checkTypes },
  {
    name: 'lint',
    needs: ['install root', 'install site', 'install cms'],
    run: () => check('the format, oxlint and the rules of this repository', ROOT, ['scripts/lint.mjs']),
  },
  { name: 'scripts', needs: ['install root'], run: testScripts },
  { name: 'unit', needs: ['install site'], run: () => vitest(SITE.folder) },
  { name: 'cms', needs: ['build cms'], run: async () => ({ ...(await vitest(CMS.folder)), note: 'SQLite' }) },
  { name: 'postgres', needs: ['build cms'], run: testOnPostgres },
  { name: 'e2e', needs: ['install root', 'build cms', 'build site'], isAlone: true, run: testInBrowser },
];

/**
 * @param {import('../product/apps.mjs').App} app
 * @returns {Promise<Report & {note?: string}>}
 */
export async function buildForTests(app) {
  if (isBuilt(app)) return { ...emptyReport(), passed: 1, note: 'was fresh' };
  await build(app, { env: process.env });
  return { ...emptyReport(), passed: 1 };
}

/** The frontend and what lies at the root with TypeScript 7; the CMS with its own, since Strapi's types want TypeScript 5. */
async function checkTypes() {
  const projects = ['scripts', 'e2e', 'frontend'].filter((folder) =>
    existsSync(join(ROOT, folder, 'tsconfig.json')),
  );
  const compile = (/** @type {string} */ project) =>
    runCommand(process.execPath, [bin('typescript/bin/tsc'), '--noEmit', '-p', project], { cwd: ROOT });
  const [command, args] = npm(['run', '--silent', 'types']);
  const compilations = [
    ...projects.map((project) => () => compile(project)),
    () => runCommand(command, args, { cwd: CMS.folder }),
  ];
  /** @type {string[]} */
  const problems = [];
  for (const run of compilations) {
    const { code, lines } = await run();
    if (code !== 0) problems.push(...lines);
  }
  return single('TypeScript', problems);
}

/**
 * @param {string} title
 * @param {string} folder
 * @param {string[]} args
 */
async function check(title, folder, args) {
  const { code, lines } = await runCommand(process.execPath, args, { cwd: folder });
  return single(title, code === 0 ? [] : lines);
}

async function testScripts() {
  const { sourceFiles } = await import('../lint/source-files.mjs');
  const tests = sourceFiles(ROOT, ['scripts']).filter((file) => file.endsWith('.test.mjs'));
  const reporter = new URL('./node-test-reporter.mjs', import.meta.url).href;
  return withReport(
    'lines',
    async (file) => {
      const options = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${file}`];
      return runCommand(process.execPath, [...options, ...tests], { cwd: ROOT });
    },
    fromNodeTest,
  );
}

/**
 * @param {string} folder
 * @param {{env?: NodeJS.ProcessEnv, projects?: string[]}} [options]
 */
async function vitest(folder, { env = process.env, projects = [] } = {}) {
  const cli = join(folder, 'node_modules/vitest/vitest.mjs');
  return withReport(
    'report.json',
    (file) => {
      const args = [cli, 'run', '--reporter=json', `--outputFile=${file}`];
      args.push('--no-allowOnly', ...projects.map((name) => `--project=${name}`));
      return runCommand(process.execPath, args, { cwd: folder, env: { ...env, NODE_ENV: 'test' } });
    },
    fromVitest,
  );
}

async function testOnPostgres() {
  const programs = postgresPrograms();
  if (!programs) return { ...emptyReport(), note: 'no PostgreSQL on this machine: not run' };
  const report = await withPostgres(programs, (url) =>
    vitest(CMS.folder, {
      env: { ...process.env, DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
      projects: ['cms'], // the others have no database
    }),
  );
  return { ...report, note: 'PostgreSQL' };
}

async function testInBrowser() {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const cli = bin('@playwright/test/cli.js');
  return withReport(
    'report.json',
    (file) => {
      const args = [cli, 'test', '--config=e2e/playwright.config.ts', '--reporter=json'];
      return runCommand(process.execPath, args, {
        cwd: ROOT,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
    },
    fromPlaywright,
  );
}

/**
 * @param {string} name
 * @param {(file: string) => Promise<{code: number, lines: string[]}>} run
 * @param {(text: string) => Report} read
 */
async function withReport(name, run, read) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, name);
  const ended = await run(file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  rmSync(folder, { recursive: true, force: true });
  return judged(text ? read(text) : null, ended);
}
