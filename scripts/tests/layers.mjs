import process from 'node:process';
import { CMS, ROOT, SITE } from '../product/apps.mjs';
import { sourceFiles } from '../lint/source-files.mjs';
import { runCommand } from '../product/run-command.mjs';
import { emptyReport, single } from './report.mjs';
import { runNodeTests, runPlaywright, runVitest, runVitestOnPostgres } from './runners.mjs';

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {object} Layer
 * @property {string} name selects it in `npm test -- <name>`
 * @property {string[]} needs steps, by name, that must be installed or built first
 * @property {boolean} [isAlone]
 * @property {() => Promise<Report>} run
 */

const PACKAGES = ['install root', 'install site', 'install cms'];

/** The layers of `npm test`, in the order of its table. */
/** @type {Layer[]} */
export const LAYERS = [
  { name: 'types', needs: PACKAGES, run: checkTypes },
  {
    name: 'lint',
    needs: PACKAGES,
    run: () => check('the format, oxlint and the rules of this repository', [['scripts/lint.mjs']]),
  },
  { name: 'scripts', needs: ['install root'], run: testScripts },
  { name: 'unit', needs: ['install site'], run: () => runVitest(SITE.folder) },
  {
    name: 'cms',
    needs: ['build cms', 'compile cms'],
    run: async () => ({ ...(await runVitest(CMS.folder)), note: 'SQLite' }),
  },
  { name: 'postgres', needs: ['build cms', 'compile cms'], run: testOnPostgres },
  {
    name: 'e2e',
    needs: ['install root', 'build cms', 'compile cms', 'build site'],
    isAlone: true,
    run: () => runPlaywright(ROOT),
  },
];

/** The root's TypeScript checks the CMS as well. Strapi compiles it with its own, which is older and slower. */
function checkTypes() {
  const projects = ['scripts', 'e2e', 'bench', 'frontend', 'cms/tsconfig.tests.json', 'cms/src/admin'];
  return check(
    'TypeScript',
    projects.map((project) => ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]),
  );
}

/**
 * @param {string} title
 * @param {string[][]} commands arguments of Node.js
 */
async function check(title, commands) {
  /** @type {string[]} */
  const problems = [];
  for (const args of commands) {
    const { code, lines } = await runCommand(process.execPath, args, { cwd: ROOT });
    if (code !== 0) problems.push(...lines);
  }
  return single(title, problems);
}

function testScripts() {
  return runNodeTests(
    ROOT,
    sourceFiles(ROOT).filter((file) => /^scripts\/.*\.test\.mjs$/.test(file)),
  );
}

async function testOnPostgres() {
  const report = await runVitestOnPostgres(CMS.folder, ['--project=cms']); // the other projects use no database
  if (!report) return { ...emptyReport(), note: 'no PostgreSQL on this machine: not run' };
  const isAll = process.env['TEST_LONG'] === 'true';
  return { ...report, note: isAll ? 'PostgreSQL' : 'PostgreSQL, what it could change' };
}
