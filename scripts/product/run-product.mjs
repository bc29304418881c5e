import { join } from 'node:path';
import process from 'node:process';
import { keepAllRunning, SettingsRefusedError } from '../supervisor/keep-running.mjs';
import { openLog } from '../supervisor/log-file.mjs';
import { problemIn } from '../supervisor/log-lines.mjs';
import { statusOf } from '../supervisor/watch-health.mjs';
import { CMS, PANEL, ROOT, SITE } from './apps.mjs';
import { keepOnly } from './build-app.mjs';
import { ending } from './ending.mjs';
import { readEnvFile } from './env-file.mjs';
import { addressesFrom, withoutCmsSecrets } from './environment.mjs';
import { portProblem } from './ports.mjs';
import { ENV_FILE, loadSettings, prepare, RUN_FOLDER, UNSEEN_PASSWORDS } from './prepare.mjs';
import { createProgress } from './progress.mjs';
import { requireLock } from './run-lock.mjs';
import { createRunReport } from './run-report.mjs';
import { signInLines } from './sign-ins.mjs';

/** @typedef {{command: string, mode: 'production' | 'development', cmsArgs: string[], webArgs: string[]}} Way */

const ANSWER_MS = 10_000;

/** @type {Way} */
export const START = {
  command: 'npm start',
  mode: 'production',
  cmsArgs: ['dist/src/start.js'],
  webArgs: [join(SITE.folder, 'dist/server/main.js')],
};

/** @type {Way} */
export const DEV = {
  command: 'npm run dev',
  mode: 'development',
  // Uses the built panel: watching it as well would add a minute to every start.
  cmsArgs: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop', '--no-watch-admin', '--no-build-admin'],
  webArgs: [join(SITE.folder, 'server/dev.mjs')],
};

/**
 * Prepares the product and runs it until told to end.
 *
 * @param {Way} way
 * @returns {Promise<number>} the exit code
 */
export async function runProduct(way) {
  const startedAt = Date.now();
  const progress = createProgress();
  ending.addEventListener('abort', () => progress.say('Ending …'), { once: true });
  const at = addressesFrom({ ...readEnvFile(ENV_FILE), ...process.env });
  await requireLock(ROOT, { command: way.command, url: at.publicUrl });
  const env = loadSettings(progress);
  const problems = [
    await portProblem('PORT', at.port, at.host, way.command),
    await portProblem('CMS_PORT', at.cmsPort, at.cmsHost, way.command),
  ].filter(Boolean);
  if (problems.length > 0) {
    progress.say(problems.join('\n'));
    return 1;
  }
  const settings = { ...env, PUBLIC_URL: at.publicUrl, CMS_URL: at.cmsUrl, NODE_ENV: way.mode };
  const isDev = way.mode === 'development';
  if (isDev) {
    await prepare([PANEL, SITE], { env: settings, progress, builds: [PANEL] });
    keepOnly(CMS, PANEL);
  } else await prepare([CMS, SITE], { env: settings, progress });
  if (ending.aborted) return 130;
  return runBoth(way, settings, at, { progress, startedAt });
}

/**
 * If one process fails, the other keeps running: a site without its CMS serves the last good copies.
 *
 * @param {Way} way
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./environment.mjs').Addresses} at
 * @param {{progress: import('./progress.mjs').Progress, startedAt: number}} run
 */
async function runBoth(way, env, at, { progress, startedAt }) {
  /** @type {(hasStarted: boolean) => void} */
  let settle = () => {};
  /** @type {Promise<boolean>} */
  const settled = new Promise((resolve) => (settle = resolve));
  const starting = progress
    .during('starting', async () => {
      if (!(await settled)) throw new Error('not started');
    })
    .catch(() => {}); // already reported
  const report = createRunReport({
    say: (text) => void starting.then(() => progress.say(text)),
    statusOf: (path) => statusOf(at.webUrl + path, ANSWER_MS),
    publicUrl: at.publicUrl,
    readyText() {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const lines = signInLines(UNSEEN_PASSWORDS, env, at.publicUrl);
      return ['', ...lines, '', `Ready in ${seconds} s:  ${at.publicUrl}`, ''].join('\n');
    },
  });
  /**
   * @param {'cms' | 'web'} name
   * @param {Omit<import('../supervisor/managed-process.mjs').ProcessSpec, 'onLine'>} spec
   * @param {string} url that tells how it is
   */
  const kept = (name, spec, url) => {
    const write = openLog(join(RUN_FOLDER, `${name}.log`), progress.say);
    /** @param {string} line */
    const onLine = (line) => {
      write(line);
      const shown = report.isUp(name) ? problemIn(line) : null;
      // Until the CMS is up, the web host could only log warnings.
      if (shown && (report.isReady() || !shown.startsWith('warn'))) progress.say(`${name} | ${shown}`);
    };
    return {
      process: { ...spec, onLine },
      healthUrl: url,
      onEvent: (/** @type {import('../supervisor/keep-running.mjs').KeptEvent} */ event) => {
        if (event.type === 'failed') write(`--- ${event.how} ---`);
        void report.note(name, event);
        if (report.isReady() || event.type === 'failed') settle(report.isReady());
      },
    };
  };
  const cms = { args: way.cmsArgs, cwd: CMS.folder, env };
  const web = { args: way.webArgs, cwd: SITE.folder, env: withoutCmsSecrets(env) };

  try {
    await keepAllRunning(
      [kept('cms', cms, `${at.cmsUrl}/api/health`), kept('web', web, `${at.webUrl}/health`)],
      ending,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsRefusedError)) throw error;
    settle(false);
    await starting;
    progress.say(error.message);
    return 1;
  } finally {
    settle(false);
  }
}
