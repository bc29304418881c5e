import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CMS, ROOT, SITE } from '../product/apps.mjs';
import { build, isBuilt } from '../product/build-app.mjs';
import { npm, runCommand } from '../product/run-command.mjs';
import { emptyReport, single } from './report.mjs';
import { runNodeTests, runPlaywright, runVitest, runVitestOnPostgres } from './runners.mjs';

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {object} Layer
 * @property {string} name selects it in `npm test -- <name>`
 * @property {string[]} needs other steps, by name, that must be installed or built first
 * @property {boolean} [isAlone]
 * @property {() => Promise<Report & {note?: string}>} run
 */

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
  { name: 'unit', needs: ['install site'], run: () => runVitest(SITE.folder) },
  {
    name: 'cms',
    needs: ['build cms', 'compile cms'],
    run: async () => noted(await runVitest(CMS.folder), 'SQLite'),
  },
  { name: 'postgres', needs: ['build cms', 'compile cms'], run: testOnPostgres },
  {
    name: 'e2e',
    needs: ['install root', 'build cms', 'compile cms', 'build site'],
    isAlone: true,
    run: () => runPlaywright(ROOT),
  },
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

/** The frontend and the root use TypeScript 7; the CMS its own version, because Strapi's types need TypeScript 5. */
async function checkTypes() {
  const projects = ['scripts', 'e2e', 'bench', 'frontend'].filter((folder) =>
    existsSync(join(ROOT, folder, 'tsconfig.json')),
  );
  const compile = (/** @type {string} */ project) =>
    runCommand(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project], {
      cwd: ROOT,
    });
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
  return runNodeTests(ROOT, tests);
}

async function testOnPostgres() {
  const report = await runVitestOnPostgres(CMS.folder, ['--project=cms']); // the other projects use no database
  if (!report) return { ...emptyReport(), note: 'no PostgreSQL on this machine: not run' };
  const isAll = process.env['TEST_LONG'] === 'true';
  return noted(report, isAll ? 'PostgreSQL' : 'PostgreSQL, what it could change');
}

/**
 * @param {Report & {note?: string}} report
 * @param {string} database
 */
function noted({ note, ...report }, database) {
  return { ...report, note: note ? `${database}; ${note}` : database };
}
