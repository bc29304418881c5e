import process from 'node:process';
import { startGroup } from '../supervisor/managed-process.mjs';
import { ending } from './ending.mjs';

/**
 * Runs a command until it ends, or until the signal, which also ends everything it started. The default is the signal
 * of this whole process; null means none.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, signal?: AbortSignal | null}} options
 * @returns {Promise<{code: number, lines: string[]}>} code 127 when there is no such command, 130 when the signal came first
 */
export async function runCommand(command, args, { env = process.env, onLine, signal = ending, ...options }) {
  if (signal?.aborted) return { code: 130, lines: [] };
  /** @type {string[]} */
  const lines = [];
  const group = startGroup(command, args, {
    ...options,
    env,
    onLine(line) {
      lines.push(line);
      onLine?.(line);
    },
  });
  const stop = () => void group.stop();
  signal?.addEventListener('abort', stop, { once: true });
  process.once('exit', group.kill); // nothing else would end another process group
  const { code } = await group.exited;
  process.removeListener('exit', group.kill);
  signal?.removeEventListener('abort', stop);
  return { code: code ?? 1, lines };
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
