import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './apps.mjs';
import { build, isBuilt } from './build-app.mjs';
import { ending } from './ending.mjs';
import { addToEnvFile, readEnvFile } from './env-file.mjs';
import { SettingError } from './environment.mjs';
import { compile, install, isCompiled, isInstalled } from './install.mjs';
import { missingSecrets } from './secrets.mjs';
import { noteUnseenPasswords } from './sign-ins.mjs';

/** @typedef {import('./apps.mjs').App} App */

const ROOM_FOR_TWO_BUILDS = 4_000_000_000; // bytes: the panel's build alone takes up to 2 GB
export const ENV_FILE = join(ROOT, '.env');
export const RUN_FOLDER = join(ROOT, '.run');
export const UNSEEN_PASSWORDS = join(RUN_FOLDER, 'unseen-passwords');

/**
 * The settings: .env, created or completed, overridden by the environment. Requires the lock: two commands that created
 * secrets at once would each continue with their own.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {NodeJS.ProcessEnv}
 */
export function loadSettings(progress) {
  requireWritable(ROOT);
  mkdirSync(RUN_FOLDER, { recursive: true });
  keepPrivate(RUN_FOLDER, progress);
  const path = ENV_FILE;
  const isFirst = !existsSync(path);
  const made = missingSecrets({ ...readEnvFile(path), ...process.env });
  const added = isFirst ? { ...made, DEMO_CONTENT: 'true' } : made;
  if (Object.keys(added).length > 0) {
    noteUnseenPasswords(UNSEEN_PASSWORDS, Object.keys(made));
    addToEnvFile(path, added);
    progress.say(
      isFirst ? 'Made .env with new secrets.' : `Added to .env: ${Object.keys(added).join(', ')}.`,
    );
  }
  keepPrivate(path, progress);
  return { ...readEnvFile(path), ...process.env };
}

/** @param {string} folder */
export function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new SettingError(`${folder} can't be written to: its packages, its build and .env belong there.`);
  }
}

/**
 * @param {string} path
 * @param {import('./progress.mjs').Progress} progress
 */
export function keepPrivate(path, progress) {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    progress.say(
      `Others can read ${path}, which is for you alone, and that can't be changed: ${String(error)}`,
    );
  }
}

/**
 * Installs what is missing and builds what is stale, both apps at once if there is enough memory. Packages are
 * compiled during the build, which does not need them.
 *
 * @param {App[]} apps
 * @param {{env: NodeJS.ProcessEnv, progress: import('./progress.mjs').Progress, builds?: App[]}} options which of them to
 *   build: all, by default
 */
export async function prepare(apps, { env, progress, builds = apps }) {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ending]);
  const prepareOne = async (/** @type {App} */ app) => {
    if (!isInstalled(app.folder)) {
      const hint = app.name === 'cms' ? ' (some minutes the first time)' : '';
      await progress.during(`${app.name}: installing packages${hint}`, () => install(app.folder, { signal }));
    }
    /** @type {Promise<void>[]} */
    const work = [];
    if (!isCompiled(app)) {
      const what = Object.keys(app.compiled).join(', ');
      work.push(progress.during(`${app.name}: preparing ${what}`, () => compile(app, { signal })));
    }
    if (builds.includes(app) && !isBuilt(app)) {
      work.push(progress.during(`${app.name}: building`, () => build(app, { env, signal })));
    }
    await Promise.all(work);
  };
  /** @type {Promise<void>[]} */
  const work = [];
  try {
    for (const app of apps) {
      work.push(prepareOne(app));
      if (totalmem() < ROOM_FOR_TWO_BUILDS) await work.at(-1);
    }
    await Promise.all(work);
  } catch (error) {
    failed.abort(); // otherwise the other's npm keeps running after we exit
    await Promise.allSettled(work);
    throw error;
  }
}
