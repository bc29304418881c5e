import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { ending } from './ending.mjs';

const KILL_AFTER_MS = 10_000;

/**
 * Runs a command until it ends, or until the signal, which also ends everything it started. The default is the signal of this
 * whole process; null means none.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, signal?: AbortSignal | null, killAfterMs?: number}} options
 * @returns {Promise<{code: number, lines: string[]}>} code 127 when there is no such command, 130 when the signal came first
 */
export async function runCommand(
  command,
  args,
  { cwd, env = process.env, onLine, signal = ending, killAfterMs = KILL_AFTER_MS },
) {
  if (signal?.aborted) return { code: 130, lines: [] };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer;
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  const end = () => {
    signalGroup(child.pid, 'SIGTERM');
    killTimer = setTimeout(kill, killAfterMs);
  };
  signal?.addEventListener('abort', end, { once: true });
  process.once('exit', kill); // it has its own process group, so nothing else would end it
  /** @type {string[]} */
  const lines = [];
  const readers = [child.stdout, child.stderr].map((stream) => {
    const reader = createInterface({ input: stream });
    reader.on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
    return new Promise((resolve) => reader.once('close', resolve));
  });
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      lines.push(error.message);
      resolve(127);
    });
  });
  const code = await exited;
  await Promise.all(readers);
  clearTimeout(killTimer);
  process.removeListener('exit', kill);
  signal?.removeEventListener('abort', end);
  return { code, lines };
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

/**
 * The npm that runs us, or else the one on the path.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(args) {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('.js')) return [process.execPath, [own, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}
