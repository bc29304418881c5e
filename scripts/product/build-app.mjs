import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './apps.mjs';
import { StepError } from './install.mjs';
import { npm, runCommand } from './run-command.mjs';
import { hashSources } from './source-hash.mjs';

/** @typedef {import('./apps.mjs').App} App */

/**
 * Whether the build is whole and made from the sources as they are.
 *
 * @param {App} app
 */
export function isBuilt(app) {
  const files = [app.stamp, ...app.outputs].map((file) => join(app.folder, file));
  return (
    files.every((file) => existsSync(file)) &&
    readFileSync(join(app.folder, app.stamp), 'utf8') === digest(app)
  );
}

/**
 * @param {App} app
 * @param {{env: NodeJS.ProcessEnv, onLine?: (line: string) => void, signal?: AbortSignal}} options
 */
export async function build(app, { env, ...options }) {
  const madeFrom = digest(app); // before the build: an edit meanwhile makes it stale
  rmSync(join(app.folder, app.output), { recursive: true, force: true });
  const [command, args] = npm(['run', 'build']);
  const buildEnv = { ...env, NODE_ENV: 'production' };
  const { code, lines } = await runCommand(command, args, { cwd: app.folder, env: buildEnv, ...options });
  const missing = app.outputs.filter((file) => !existsSync(join(app.folder, file)));
  if (code !== 0 || missing.length > 0) {
    const reason = code === 0 ? `it made no ${missing.join(', ')}` : `npm ended with code ${code}`;
    throw new StepError(`The build of ${app.folder} failed: ${reason}.`, lines);
  }
  writeFileSync(join(app.folder, app.stamp), madeFrom);
}

/** @param {App} app */
function digest(app) {
  return hashSources(app.folder, { ignore: app.ignore, extraFiles: [join(ROOT, 'tsconfig.json')] });
}
