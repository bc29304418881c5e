import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A digest of every file below a folder, by path and content, and of the extra files.
 *
 * @param {string} folder
 * @param {{ignore: string[], extraFiles?: string[]}} options paths (from the folder) to leave out
 * @returns {string}
 */
export function hashSources(folder, { ignore, extraFiles = [] }) {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(folder, new Set(ignore)).map((name) => ({ name, at: join(folder, name) })),
    ...extraFiles.map((at) => ({ name: basename(at), at })),
  ];
  for (const { name, at } of files) {
    const content = readFileSync(at);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Every file below a folder, in order, as a path from it with forward slashes. Hidden files and logs are left out:
 * running the product writes some, and must not make its build stale.
 *
 * @param {string} folder
 * @param {Set<string>} ignore paths to leave out
 * @returns {string[]}
 */
export function filesBelow(folder, ignore, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below + entry.name;
      if (ignore.has(path) || entry.name.startsWith('.') || entry.name.endsWith('.log')) return [];
      if (entry.isDirectory()) return filesBelow(folder, ignore, `${path}/`);
      return entry.isFile() ? [path] : [];
    });
}
