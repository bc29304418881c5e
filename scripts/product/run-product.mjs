import { join } from 'node:path';
import process from 'node:process';
import { describeExit } from '../supervisor/keep-running.mjs';
import { openLog } from '../supervisor/log-file.mjs';
import { problemIn } from '../supervisor/log-lines.mjs';
import { runPair } from '../supervisor/run-pair.mjs';
import { CMS, PANEL, ROOT, SITE } from './apps.mjs';
import { keepOnly } from './build-app.mjs';
import { ending } from './ending.mjs';
import { readEnvFile } from './env-file.mjs';
import { addressesFrom, withoutCmsSecrets } from './environment.mjs';
import { portProblem } from './ports.mjs';
import { ENV_FILE, loadSettings, prepare, RUN_FOLDER, UNSEEN_PASSWORDS } from './prepare.mjs';
import { createProgress } from './progress.mjs';
import { requireLock } from './run-lock.mjs';
import { signInLines } from './sign-ins.mjs';

/** @typedef {{command: string, mode: 'production' | 'development', cmsArgs: string[], webArgs: string[]}} Way */

const STRAPI = join(CMS.folder, 'node_modules/@strapi/strapi/bin/strapi.js');

/** @type {Way} */
export const START = {
  command: 'npm start',
  mode: 'production',
  cmsArgs: [STRAPI, 'start'],
  webArgs: [join(SITE.folder, 'dist/server/main.js')],
};

/** @type {Way} */
export const DEV = {
  command: 'npm run dev',
  mode: 'development',
  // The panel as built: watching it as well would cost a minute at every start.
  cmsArgs: [STRAPI, 'develop', '--no-watch-admin', '--no-build-admin'],
  webArgs: [join(SITE.folder, 'server/dev.mjs')],
};

/**
 * Prepares the product and runs it until it is told to end.
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
  const problem =
    (await portProblem('PORT', at.port, at.host, way.command)) ??
    (await portProblem('CMS_PORT', at.cmsPort, at.cmsHost, way.command));
  if (problem) {
    progress.say(problem);
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
 * @param {Way} way
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./environment.mjs').Addresses} at
 * @param {{progress: import('./progress.mjs').Progress, startedAt: number}} run
 */
async function runBoth(way, env, at, { progress, startedAt }) {
  /** @param {string} name */
  const output = (name) => {
    const write = openLog(join(RUN_FOLDER, `${name}.log`));
    return (/** @type {string} */ line) => {
      write(line);
      const shown = problemIn(line);
      // Until the CMS is up, the web host can only warn that it is not.
      if (shown && (isUp || !shown.startsWith('warn'))) progress.say(`${name} | ${shown}`);
    };
  };
  let isUp = false;
  /** @type {(hasStarted: boolean) => void} */
  let settle = () => {};
  /** @type {Promise<boolean>} */
  const settled = new Promise((resolve) => (settle = resolve));
  const starting = progress.during('starting', async () => {
    if (!(await settled)) throw new Error('not started');
  });

  const outcome = await runPair(
    {
      cms: {
        process: { name: 'The CMS', args: way.cmsArgs, cwd: CMS.folder, env, onLine: output('cms') },
        health: { url: `${at.cmsUrl}/api/health`, accepts: (status) => status === 200 },
      },
      web: {
        process: {
          name: 'The web host',
          args: way.webArgs,
          cwd: SITE.folder,
          env: withoutCmsSecrets(env),
          onLine: output('web'),
        },
        health: { url: `${at.webUrl}/`, accepts: () => true },
      },
      onCmsEvent: (event) => {
        if (event.type === 'crashed') {
          const wait = Math.round(event.waitMs / 1000);
          progress.say(
            `The CMS ${describeExit(event.exit)}; starting it again in ${wait} s. See .run/cms.log.`,
          );
        } else if (event.again) progress.say('The CMS is back.');
      },
      onReady: () => {
        isUp = true;
        settle(true);
        const seconds = Math.round((Date.now() - startedAt) / 1000);
        const lines = signInLines(UNSEEN_PASSWORDS, env, at.publicUrl);
        const text = ['', ...lines, '', `Ready in ${seconds} s:  ${at.publicUrl}`, ''].join('\n');
        void starting.then(() => progress.say(text));
      },
    },
    ending,
  );
  settle(false);
  await starting.catch(() => {}); // it has said so itself
  if (outcome.ok) return 0;
  progress.say([outcome.reason, ...outcome.lines.map((line) => `  | ${line}`)].join('\n'));
  return 1;
}
