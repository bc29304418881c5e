import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NOT_COPIED = new Set(['node_modules', '.git', '.env', '.run', '.cache']);

/**
 * A copy of the product to break: its current files and builds, and links to its packages.
 *
 * @param {string} original
 * @returns {string} the folder
 */
export function makeCopy(original) {
  const folder = mkdtempSync(join(tmpdir(), 'breakages-'));
  cpSync(original, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  for (const app of ['.', 'cms', 'frontend'])
    symlinkSync(join(original, app, 'node_modules'), join(folder, app, 'node_modules'));
  return folder;
}

/** @param {string} folder */
export function removeCopy(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The one product file that contains the text that a breakage replaces.
 *
 * @param {string} root
 * @param {string[]} files
 * @param {Pick<import('./list.mjs').Breakage, 'what' | 'find' | 'where'>} breakage
 * @returns {string}
 * @throws if no place or more than one place has it
 */
export function fileToBreak(root, files, { what, find, where = '' }) {
  const places = files.filter(isProduct).flatMap((file) => {
    if (!file.startsWith(where)) return [];
    const count = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    return Array.from({ length: count }, () => file);
  });
  const [file] = places;
  if (file !== undefined && places.length === 1) return file;
  throw new Error(`“${what}”: ${find} stands ${places.length} times. ${places.join(', ')}`);
}

/** @param {string} file */
function isProduct(file) {
  return (
    /^(?:cms\/src|frontend|scripts)\/.*\.(?:tsx?|mjs|css)$/.test(file) &&
    !/\.test\.|^scripts\/breakages\//.test(file)
  );
}

/**
 * Breaks a file. If the CMS runs it, it is compiled too.
 *
 * @param {string} root
 * @param {string} file
 * @param {Pick<import('./list.mjs').Breakage, 'find' | 'replace'>} breakage
 * @returns {() => void} restores it
 */
export function breakFile(root, file, { find, replace }) {
  const source = readFileSync(join(root, file), 'utf8');
  const write = (/** @type {string} */ text) => {
    writeFileSync(join(root, file), text);
    if (file.startsWith('cms/src/')) compile(root, file, text);
  };
  write(source.replace(find, () => replace));
  return () => write(source);
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} text
 */
function compile(root, file, text) {
  const cms = join(root, 'cms');
  const ts = createRequire(join(cms, 'package.json'))('typescript');
  const { config } = ts.readConfigFile(join(cms, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, cms);
  const { outputText } = ts.transpileModule(text, { compilerOptions: options, fileName: file });
  writeFileSync(join(cms, 'dist', file.slice('cms/'.length).replace(/\.ts$/, '.js')), outputText);
}
