import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { SettingError } from './environment.mjs';

/** @typedef {{pid?: number, command: string, url?: string}} Holder */

const ANSWER_MS = 1_000;

/**
 * Only one command at a time may install, build or run in a folder. The lock is a socket that its holder listens on:
 * it disappears with the holder, however that ends, and tells callers who holds it.
 *
 * @param {string} root
 * @param {{command: string, url?: string}} self
 * @returns {Promise<{release: () => void} | {heldBy: Holder}>}
 */
export async function takeLock(root, self) {
  const path = socketPath(root);
  const holder = { ...self, pid: process.pid };
  for (;;) {
    const server = await listen(path, holder);
    // Where sockets are files, another command may have mistaken ours for an abandoned one and replaced it. Then ours
    // is not closed: that would remove the other command's file.
    const heldBy = await ask(path);
    if (server && heldBy?.pid === process.pid) return { release: () => server.close() };
    if (heldBy) return { heldBy };
    if (isFile(path)) rmSync(path, { force: true }); // left behind by a killed command
  }
}

/**
 * Takes the lock, or throws an error that says who has it.
 *
 * @param {string} root
 * @param {{command: string, url?: string}} self
 * @returns {Promise<() => void>} lets go of it
 */
export async function requireLock(root, self) {
  const lock = await takeLock(root, self);
  if ('release' in lock) return lock.release;
  const { command, pid, url } = lock.heldBy;
  const about = [pid ? `process ${pid}` : 'it does not answer', ...(url ? [`for ${url}`] : [])].join(', ');
  throw new SettingError(`${command} already runs in this folder (${about}). End that one first.`);
}

/**
 * Not inside the folder: a socket's path is limited to about a hundred characters. Linux has sockets without files, and
 * Windows has only those: they are never left behind.
 *
 * @param {string} root
 */
export function socketPath(root) {
  const name = `casa-bodegon-${userInfo().uid}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** @param {string} path */
function isFile(path) {
  return path.startsWith('/');
}

/**
 * @param {string} path
 * @param {Holder} holder
 * @returns {Promise<import('node:net').Server | null>} null when somebody listens there, or did
 */
function listen(path, holder) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {}); // the caller disconnected
      socket.end(JSON.stringify(holder));
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/**
 * @param {string} path
 * @returns {Promise<Holder | null>} null when nobody is there, or is just going
 */
async function ask(path) {
  const socket = connect(path);
  let isSilent = false;
  socket.setTimeout(ANSWER_MS, () => {
    isSilent = true;
    socket.destroy();
  });
  try {
    return JSON.parse(await text(socket));
  } catch {
    // A silent one was stopped by a debugger or Ctrl-Z, but still exists.
    return isSilent ? { command: 'Another command' } : null;
  }
}
