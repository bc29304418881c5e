import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const PRELOAD = new URL('./under-supervision.mjs', import.meta.url).href;
const LINES_KEPT = 50;
const STOP_MS = 10_000;
const DRAIN_MS = 5_000;
/**
 * glibc keeps the memory that converted pictures needed: with two arenas instead of eight for each core, the web host
 * kept 76 MB less; with a threshold that does not grow, large blocks are given back at once: 80 MB less again, after 90
 * conversions.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * @typedef {object} ProcessSpec
 * @property {string[]} args arguments for node: the script first, then its own
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {number} [stopMs] from SIGTERM until SIGKILL
 * @property {(line: string) => void} [onLine]
 *
 * @typedef {{code: number | null, signal: NodeJS.Signals | null}} Exit
 *
 * @typedef {object} ProcessGroup
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<Exit>} exited settles when the process and its children are gone; code 127 when there is no such command
 * @property {() => Promise<Exit>} stop asks it to end, and kills it if it does not
 * @property {() => void} kill ends it at once
 */

/**
 * Starts a Node script under supervision.
 *
 * @param {ProcessSpec} spec
 * @returns {ProcessGroup & {recentLines: () => string[], lastBeatAt: () => number}} its last lines of output; when its event
 *   loop was last known to be running, by performance.now()
 */
export function startProcess({ args, env, onLine, ...spec }) {
  /** @type {string[]} */
  const lines = [];
  const group = startGroup(process.execPath, ['--import', PRELOAD, ...args], {
    ...spec,
    env: { ...MEMORY, ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    onLine(line) {
      lines.push(line);
      if (lines.length > LINES_KEPT) lines.shift();
      onLine?.(line);
    },
  });
  let beatAt = performance.now();
  group.child.on('message', (message) => {
    if (message === 'beat') beatAt = performance.now();
  });
  return { ...group, recentLines: () => [...lines], lastBeatAt: () => beatAt };
}

/**
 * Starts a command in a separate process group: a Ctrl-C in the terminal then reaches only us, and whatever the command
 * forks can be ended with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<ProcessSpec, 'args'> & {stdio?: import('node:child_process').StdioOptions}} options
 * @returns {ProcessGroup}
 */
export function startGroup(
  command,
  args,
  { cwd, env, stdio = ['ignore', 'pipe', 'pipe'], stopMs = STOP_MS, onLine = () => {} },
) {
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  const readers = [child.stdout, child.stderr].map((stream) => readLines(stream, onLine));
  const pid = child.pid ?? 0;
  /** @type {Promise<Exit>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      onLine(error.message);
      resolve({ code: 127, signal: null });
    });
  });
  const exited = ended.then(async (exit) => {
    await endGroup(pid, stopMs);
    // The stream closes when the last process holding the pipe is gone; one that left the group may keep it open.
    await Promise.race([Promise.all(readers), sleep(DRAIN_MS, undefined, { ref: false })]);
    return exit;
  });
  return {
    child,
    exited,
    kill: () => void signalGroup(pid, 'SIGKILL'),
    async stop() {
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopMs);
      const exit = await exited;
      clearTimeout(timer);
      return exit;
    },
  };
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 * @returns {Promise<void>}
 */
function readLines(stream, onLine) {
  if (!stream) return Promise.resolve();
  const reader = createInterface({ input: stream });
  reader.on('line', onLine);
  return new Promise((resolve) => reader.once('close', resolve));
}

/**
 * Waits for remaining processes of the group, and kills those that do not end in time.
 *
 * @param {number} pid
 * @param {number} graceMs
 */
async function endGroup(pid, graceMs) {
  const deadline = Date.now() + graceMs;
  if (!signalGroup(pid, 'SIGTERM')) return;
  while (Date.now() < deadline) {
    if (!signalGroup(pid, 0)) return;
    await sleep(50);
  }
  signalGroup(pid, 'SIGKILL');
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether there was anyone to receive it
 */
function signalGroup(pid, signal) {
  if (pid === 0) return false;
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}
