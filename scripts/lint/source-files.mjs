import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Generated or downloaded folders, wherever they are. */
const NEVER_SOURCE = new Set(['node_modules', 'dist']);
/** By path, because elsewhere a folder of that name may contain sources. */
const NOT_SOURCE = new Set([
  'cms/build',
  'cms/coverage',
  'cms/data',
  'cms/public/uploads',
  'coverage',
  'frontend/coverage',
  'playwright-report',
  'test-results',
]);

/**
 * Every file below the given folders, in order, as paths from the root with forward slashes. A missing folder has no
 * files; generated, downloaded and hidden files are left out.
 *
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]}
 */
export function sourceFiles(root, folders) {
  return folders.flatMap((folder) => filesIn(root, folder)).sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.name.startsWith('.') || NEVER_SOURCE.has(entry.name) || NOT_SOURCE.has(path)) return [];
    if (entry.isDirectory()) return filesIn(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
