import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CMS, ROOT } from './apps.mjs';
import { ending } from './ending.mjs';
import { readEnvFile } from './env-file.mjs';
import { SettingError } from './environment.mjs';
import { ENV_FILE, loadSettings, prepare } from './prepare.mjs';
import { createProgress } from './progress.mjs';
import { takeLock } from './run-lock.mjs';

const MAIN = join(CMS.folder, 'dist/src/backup/main.js');

/**
 * Backs up or restores the data of `npm start`, with its settings, whether or not it is running.
 *
 * @param {'backup' | 'restore'} command
 * @returns {Promise<number>} the exit code
 */
export async function runBackup(command) {
  const env = await settingsAndBuild(command);
  if (!existsSync(MAIN)) throw new SettingError('The CMS is not built yet. Try again when it has started.');
  const child = spawn(process.execPath, [MAIN, command, ...process.argv.slice(2)], {
    cwd: CMS.folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  ending.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** @param {string} command */
async function settingsAndBuild(command) {
  const lock = await takeLock(ROOT, { command: `npm run ${command}` });
  if ('heldBy' in lock) {
    if (!existsSync(ENV_FILE)) throw nothingYet(lock.heldBy.command);
    return { ...readEnvFile(ENV_FILE), ...process.env };
  }
  const progress = createProgress();
  const env = loadSettings(progress);
  await prepare([CMS], { env, progress });
  lock.release();
  return env;
}

/** @param {string} running */
const nothingYet = (running) =>
  new SettingError(
    `Nothing has been started here yet, and ${running} is using this folder. Try again later.`,
  );
