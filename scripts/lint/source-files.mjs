import { filesBelow } from '../product/source-hash.mjs';

/** Generated or downloaded. By path, because elsewhere a folder of that name may contain sources. */
const NOT_SOURCE = new Set([
  ...['', 'bench/', 'bench/peers/next/', 'cms/', 'frontend/'].flatMap((app) =>
    ['node_modules', 'dist', 'coverage'].map((name) => app + name),
  ),
  'cms/build',
  'cms/data',
  'cms/public/uploads',
  'playwright-report',
  'test-results',
]);

/**
 * Every source file, as a path from the root with forward slashes; hidden files are left out.
 *
 * @param {string} root
 */
export function sourceFiles(root) {
  return filesBelow(root, NOT_SOURCE);
}
