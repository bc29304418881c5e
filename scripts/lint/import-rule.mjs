import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from './imports-of.mjs';
import { layerOf, mayImport } from './layers.mjs';

const HAS_IMPORTS = /\.(m|c)?(t|j)sx?$|\.css$/;
const TEST = /\.test\.(tsx?|mjs)$/;
/** Fixtures: the product must not import them, and a test may import any in its app. */
const FOR_TESTS = /^frontend\/(src|server)\/testing\//;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];
const BUILT_IN = new Set(builtinModules);

/**
 * Checks every import in the files against the plan in layers.mjs. Whether a package is declared is knip's question.
 *
 * @param {string[]} files paths from the root
 * @param {(file: string) => string} read
 * @returns {string[]} one sentence a violation
 */
export function importProblems(files, read) {
  const all = new Set(files);
  return files
    .filter((file) => HAS_IMPORTS.test(file))
    .flatMap((file) => {
      const from = layerOf(file);
      if (!from)
        return [
          `${file} is in no layer: add its folder to the table in docs/architecture.md, with what it may import.`,
        ];
      const { imports, problems } = importsOf(file, read(file));
      for (const one of imports) {
        const problem = problemWith(one, file, from, all);
        if (problem) problems.push(`${file}:${one.line} imports ${one.specifier}${problem}`);
      }
      return problems;
    });
}

/**
 * @param {import('./imports-of.mjs').Import} imported
 * @param {string} file
 * @param {NonNullable<ReturnType<typeof layerOf>>} from its layer
 * @param {Set<string>} all
 * @returns {string | null} how the sentence ends that says what is wrong
 */
function problemWith({ specifier, isType = false }, file, from, all) {
  const { may, types, packages, node } = from.layer;
  const isTest = TEST.test(file);
  const isForTests = isTest || FOR_TESTS.test(file);
  const name = specifier.replace(/[?#].*$/, ''); // ?url and ?raw select a format, not a file
  if (name.startsWith('node:') || BUILT_IN.has(name)) {
    if (!node || node.includes(file) || isForTests) return null;
    return `: ${from.path} may not import Node.js modules${node.length > 0 ? `, except in ${listed(node)}` : ''}.`;
  }
  if (!name.startsWith('.')) {
    if (!packages || isTest || packages.some((one) => name === one || name.startsWith(`${one}/`)))
      return null;
    return `: ${from.path} may import ${listed(packages) || 'no package'}.`;
  }
  const path = posix.join(posix.dirname(file), name);
  const target = [...ENDINGS.map((ending) => path + ending), path.replace(/\.js$/, '.ts')].find((one) =>
    all.has(one),
  );
  if (target === undefined) return ', which does not exist.';
  if (FOR_TESTS.test(target)) return isForTests ? null : ', which is for tests only.';
  const to = layerOf(target);
  if (!to) return ', which is in no layer.';
  if (mayImport(from, to) || (isType && types?.includes(to.path))) return null;
  return `: ${from.path} may import ${listed(['itself', ...may])}, not ${to.path || 'the root'}.`;
}

/** @param {string[]} names */
function listed(names) {
  return names.join(', ');
}
