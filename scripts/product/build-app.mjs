import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './apps.mjs';
import { StepError } from './install.mjs';
import { npm, runCommand } from './run-command.mjs';
import { hashSources } from './source-hash.mjs';

/** @typedef {import('./apps.mjs').App} App */

/**
 * Whether the build is complete and made from the current sources.
 *
 * @param {App} app
 */
export function isBuilt(app) {
  const at = (/** @type {string} */ file) => join(app.folder, file);
  if (![...app.stamps, ...app.outputs].every((file) => existsSync(at(file)))) return false;
  const madeFrom = digest(app);
  return app.stamps.every((stamp) => readFileSync(at(stamp), 'utf8') === madeFrom);
}

/**
 * @param {App} app
 * @param {{env: NodeJS.ProcessEnv, onLine?: (line: string) => void, signal?: AbortSignal}} options
 */
export async function build(app, { env, ...options }) {
  const madeFrom = digest(app); // before the build, so that an edit during it makes it stale
  rmSync(join(app.folder, app.output), { recursive: true, force: true });
  const [command, args] = npm(['run', 'build']);
  const buildEnv = { ...env, NODE_ENV: 'production' };
  const { code, lines } = await runCommand(command, args, { cwd: app.folder, env: buildEnv, ...options });
  const missing = app.outputs.filter((file) => !existsSync(join(app.folder, file)));
  if (code !== 0 || missing.length > 0) {
    const reason = code === 0 ? `it made no ${missing.join(', ')}` : `npm ended with code ${code}`;
    throw new StepError(`The build of ${app.folder} failed: ${reason}.`, lines);
  }
  flush(join(app.folder, app.output));
  for (const stamp of app.stamps) writeFileSync(join(app.folder, stamp), madeFrom);
}

/**
 * Flushes every file below a folder to disk: otherwise, after a power cut, empty files could have a valid stamp.
 *
 * @param {string} folder
 */
function flush(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = fs.openSync(join(entry.parentPath, entry.name), 'r+');
    fs.fsyncSync(file);
    fs.closeSync(file);
  }
}

/**
 * Call this before anything else compiles into the build's folder: without a stamp it no longer counts as a build.
 *
 * @param {App} app
 * @param {App} part of its build, that will be kept
 */
export function keepOnly(app, part) {
  for (const stamp of app.stamps) {
    if (!part.stamps.includes(stamp)) rmSync(join(app.folder, stamp), { force: true });
  }
}

/** @param {App} app */
function digest(app) {
  return hashSources(app.folder, { ignore: app.ignore, extraFiles: [join(ROOT, 'tsconfig.json')] });
}
