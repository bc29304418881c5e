import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { npm, runCommand } from './run-command.mjs';

/**
 * @typedef {import('./apps.mjs').App} App
 * @typedef {{onLine?: (line: string) => void, signal?: AbortSignal | null, env?: NodeJS.ProcessEnv}} Options
 */

const STAMP = 'node_modules/.installed-from';
const COMPILED_STAMP = 'node_modules/.compiled-from';
/** Node.js 22.14. The prebuilt SQLite driver crashes older ones; the compiled one crashes Node.js 24.19 and newer. */
const PREBUILT_FROM_NODE_API = 10;
const OFFLINE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/** A failed step, explained, with its command's output. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {string[]} lines
   */
  constructor(message, lines) {
    // Some tools print the error first and then their usage; others print the error last.
    const shown = lines.length <= 30 ? lines : [...lines.slice(0, 12), '…', ...lines.slice(-17)];
    super([message, ...shown.map((line) => `  | ${line}`)].join('\n'));
  }
}

/**
 * Whether node_modules matches the lock file and this version of Node.js.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  return isStamped(folder, STAMP);
}

/**
 * Skips the packages' own install scripts: `compile` runs those that are needed.
 *
 * @param {string} folder
 * @param {Options} [options]
 */
export async function install(folder, options) {
  const { code, lines } = await run(
    ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    folder,
    options,
  );
  if (code !== 0) {
    const reason = OFFLINE.test(lines.join('\n'))
      ? 'the package registry could not be reached. Is this machine connected to the internet?'
      : `npm ended with code ${code}.`;
    throw new StepError(`Packages could not be installed in ${folder}: ${reason}`, lines);
  }
  writeFileSync(join(folder, STAMP), wanted(folder));
}

/**
 * Whether the packages that an app needs compiled have been compiled for this version of Node.js.
 *
 * @param {App} app
 */
export function isCompiled({ folder, compiled }) {
  return Object.keys(compiled).length === 0 || isStamped(folder, COMPILED_STAMP);
}

/**
 * Compiles the packages that an app needs compiled, or puts prebuilt ones in their place.
 *
 * @param {App} app
 * @param {Options & {nodeApi?: number}} [options]
 */
export async function compile({ folder, compiled }, options) {
  const { nodeApi = Number(process.versions['napi']) } = options ?? {};
  if (nodeApi < PREBUILT_FROM_NODE_API) await compileEach(Object.keys(compiled), folder, options);
  else
    for (const [name, prebuilt] of Object.entries(compiled)) {
      const place = join(folder, 'node_modules', name);
      rmSync(place, { recursive: true, force: true });
      cpSync(join(folder, 'node_modules', prebuilt), place, { recursive: true });
    }
  writeFileSync(join(folder, COMPILED_STAMP), wanted(folder));
}

/**
 * @param {string[]} names
 * @param {string} folder
 * @param {Options} [options]
 */
async function compileEach(names, folder, options) {
  // One compiler for each core. Optimized less, SQLite compiles in a third of the time and answers a sixth more slowly;
  // only the demo and the tests run on it.
  const env = { ...process.env, JOBS: 'max', CFLAGS: '-O1' };
  const { code, lines } = await run(['rebuild', '--no-ignore-scripts', ...names], folder, {
    ...options,
    env,
  });
  if (code === 0) return;
  throw new StepError(
    `${names.join(', ')} could not be compiled in ${folder}: npm ended with code ${code}.`,
    lines,
  );
}

/**
 * @param {string[]} words
 * @param {string} folder
 * @param {Options} [options]
 */
function run(words, folder, options) {
  const [command, args] = npm(words);
  return runCommand(command, args, { cwd: folder, ...options });
}

/**
 * @param {string} folder
 * @param {string} name
 */
function isStamped(folder, name) {
  const stamp = join(folder, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(folder);
}

/** @param {string} folder */
function wanted(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  // A database driver compiled for one version of Node.js does not load in another.
  const machine = `${process.platform} ${process.arch} abi ${process.versions.modules}`;
  return `${createHash('sha256').update(lock).digest('hex')} ${machine}\n`;
}
