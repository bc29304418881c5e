import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'generated',
  'data',
  'uploads',
  'test-results',
  'playwright-report',
]);

/**
 * Every file below the given folders, as paths from the root with forward slashes, in order. A folder that is not there holds
 * none; what is made or fetched is left out, and so is what a dot hides.
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
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || NOT_SOURCE.has(entry.name)) return [];
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
