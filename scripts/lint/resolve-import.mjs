import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];
const BUILT_IN = new Set(builtinModules);

/**
 * @typedef {{kind: 'file', path: string} | {kind: 'package', name: string} | {kind: 'node'} | {kind: 'unknown'}} Target
 */

/**
 * What an import means: a file of ours, a package, a part of Node.js, or nothing that can be found.
 *
 * @param {string} root
 * @param {string} from the importing file, from the root
 * @param {string} specifier
 * @returns {Target}
 */
export function resolveImport(root, from, specifier) {
  const name = specifier.replace(/[?#].*$/, ''); // ?url and ?raw choose a form, not a file
  if (name.startsWith('node:') || BUILT_IN.has(name)) return { kind: 'node' };
  if (name.startsWith('.')) {
    const path = posix.join(posix.dirname(from), name);
    const found = [...ENDINGS.map((ending) => path + ending), path.replace(/\.js$/, '.ts')].find(
      (candidate) => isFile(join(root, candidate)),
    );
    return found ? { kind: 'file', path: found } : { kind: 'unknown' };
  }
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return isInstalled(root, from, packageName) ? { kind: 'package', name: packageName } : { kind: 'unknown' };
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} packageName
 */
function isInstalled(root, from, packageName) {
  const types = `@types/${packageName.replace(/^@/, '').replace('/', '__')}`;
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(join(modules, packageName)) || existsSync(join(modules, types))) return true;
    if (folder === '.') return false;
  }
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
