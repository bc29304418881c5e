import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];
const BUILT_IN = new Set(builtinModules);

/**
 * @typedef {{kind: 'file', path: string} | {kind: 'package', name: string} | {kind: 'node'} | {kind: 'unknown'}} Target
 */

/**
 * Resolves an import: to a file of ours, a package, a Node.js module, or nothing.
 *
 * @param {string} root
 * @param {string} from the importing file, from the root
 * @param {string} specifier
 * @returns {Target}
 */
export function resolveImport(root, from, specifier) {
  const name = specifier.replace(/[?#].*$/, ''); // ?url and ?raw select a format, not a file
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
  // Only the benchmark installs the packages it needs.
  const isKnown = isInstalled(root, from, packageName) || declaringManifest(root, from).declares(packageName);
  return isKnown ? { kind: 'package', name: packageName } : { kind: 'unknown' };
}

/**
 * The package.json that applies to a file. A package that it does not declare is only there because another package needs it.
 *
 * @param {string} root
 * @param {string} from
 * @returns {{path: string, declares: (packageName: string) => boolean}}
 */
export function declaringManifest(root, from) {
  let folder = posix.dirname(from);
  while (folder !== '.' && !existsSync(join(root, folder, 'package.json'))) folder = posix.dirname(folder);
  const path = posix.join(folder, 'package.json');
  /** @type {Record<string, Record<string, string> | undefined>} */
  const manifest = isFile(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
  const declared = { ...manifest['dependencies'], ...manifest['devDependencies'] };
  return { path, declares: (name) => name in declared || typesOf(name) in declared };
}

/** @param {string} packageName */
function typesOf(packageName) {
  return `@types/${packageName.replace(/^@/, '').replace('/', '__')}`;
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} packageName
 */
function isInstalled(root, from, packageName) {
  const types = typesOf(packageName);
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
