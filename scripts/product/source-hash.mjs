import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A digest of every file below a folder, by path and content, and of the extra files. Hidden files and logs are left
 * out: running the product writes some, and must not make its build stale.
 *
 * @param {string} folder
 * @param {{ignore: string[], extraFiles?: string[]}} options paths (from the folder) to leave out
 * @returns {string}
 */
export function hashSources(folder, { ignore, extraFiles = [] }) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(folder, '', new Set(ignore))) addFile(hash, path, join(folder, path));
  for (const path of extraFiles) addFile(hash, basename(path), path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} name
 * @param {string} path
 */
function addFile(hash, name, path) {
  const content = readFileSync(path);
  hash.update(`${name}\0${content.length}\0`).update(content);
}

/**
 * @param {string} folder
 * @param {string} below
 * @param {Set<string>} ignore
 * @returns {string[]}
 */
function sourceFiles(folder, below, ignore) {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (ignore.has(path) || isLeftByRunning(entry.name)) return [];
      if (entry.isDirectory()) return sourceFiles(folder, path, ignore);
      return entry.isFile() ? [path] : [];
    });
}

/**
 * @param {string} name
 * @returns {boolean}
 */
function isLeftByRunning(name) {
  return name.startsWith('.') || name.endsWith('.log');
}
