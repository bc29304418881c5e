import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SettingError } from './environment.mjs';

/** @typedef {{pid: number, command: string, url?: string}} Holder */

/**
 * One command at a time may install, build or run in a folder. The lock is a socket that its holder listens on:
 * it is gone with the holder, however that ends, and answers who holds it.
 *
 * @param {string} root
 * @param {Omit<Holder, 'pid'>} self
 * @returns {Promise<{release: () => void} | {heldBy: Holder}>}
 */
export async function takeLock(root, self) {
  const path = socketPath(root);
  const holder = { ...self, pid: process.pid };
  for (;;) {
    const server = await listen(path, holder);
    if (server) return { release: () => server.close() };
    const heldBy = await ask(path);
    if (heldBy) return { heldBy };
    unlinkSync(path); // left behind by one that was killed
  }
}

/**
 * Takes the lock or throws, in words.
 *
 * @param {string} root
 * @param {Omit<Holder, 'pid'>} self
 * @returns {Promise<() => void>} lets go of it
 */
export async function requireLock(root, self) {
  const lock = await takeLock(root, self);
  if ('release' in lock) return lock.release;
  const { command, pid, url } = lock.heldBy;
  const where = url ? `, for ${url}` : '';
  throw new SettingError(
    `${command} already runs in this folder (process ${pid}${where}). End that one first.`,
  );
}

/** @param {string} root */
function socketPath(root) {
  // Not inside the folder: a socket's path may hold about a hundred characters only.
  const name = `casa-bodegon-${userInfo().uid}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/**
 * @param {string} path
 * @param {Holder} holder
 * @returns {Promise<import('node:net').Server | null>} null when somebody listens there, or did
 */
function listen(path, holder) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {}); // the asker went away
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
 * @returns {Promise<Holder | null>} null when nobody is there
 */
function ask(path) {
  return new Promise((resolve) => {
    let text = '';
    connect(path)
      .setEncoding('utf8')
      .on('data', (chunk) => (text += chunk))
      .on('end', () => resolve(JSON.parse(text)))
      .on('error', () => resolve(null));
  });
}
