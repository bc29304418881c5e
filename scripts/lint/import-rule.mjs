import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports-of.mjs';
import { declaringManifest, resolveImport } from './resolve-import.mjs';
import { mayImport, roomOf } from './rooms.mjs';

const HAS_IMPORTS = /\.(m|c)?(t|j)sx?$|\.css$/;
const TEST = /\.test\.(tsx?|mjs)$/;
/** Fixtures: the product must not import them, and a test may import any in its app. */
const FOR_TESTS = /^frontend\/(src|server)\/testing\//;

/**
 * Checks every import in the files against the plan in rooms.mjs.
 *
 * @param {string} root
 * @param {string[]} files paths from the root
 * @returns {string[]} one sentence a violation
 */
export function importProblems(root, files) {
  return files.filter((file) => HAS_IMPORTS.test(file)).flatMap((file) => problemsOf(root, file));
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
function problemsOf(root, file) {
  const from = roomOf(file);
  if (!from) return [`${file} lies in no room: say in scripts/lint/rooms.mjs what its folder may import.`];
  const { imports, problems } = importsOf(file, readFileSync(join(root, file), 'utf8'));
  for (const { specifier, line, isType = false } of imports) {
    const where = `${file}:${line} imports ${specifier}`;
    const target = resolveImport(root, file, specifier);
    if (target.kind === 'unknown')
      problems.push(`${where}, which is neither a file nor an installed package.`);
    else if (target.kind === 'package') {
      const { packages } = from.room;
      const { path, declares } = declaringManifest(root, file);
      if (!declares(target.name)) problems.push(`${where}, which ${path} does not declare.`);
      if (packages && !packages.includes(target.name) && !TEST.test(file)) {
        problems.push(`${where}: ${from.path} may import ${packages.join(', ') || 'no package'}.`);
      }
    } else if (target.kind === 'node') {
      const { node } = from.room;
      if (node && !node.includes(file) && !isForTests(file)) {
        problems.push(`${where}: ${from.path} may import nothing of Node.js${listed(node)}.`);
      }
    } else if (target.kind === 'file') {
      const to = roomOf(target.path);
      if (FOR_TESTS.test(target.path)) {
        if (!isForTests(file)) problems.push(`${where}, which is for tests only.`);
      } else if (!to) problems.push(`${where}, which lies in no room of scripts/lint/rooms.mjs.`);
      else if (!mayImport(from, to) && !(isType && from.room.types?.includes(to.path))) {
        problems.push(
          `${where}: ${from.path} may import ${listOf(from.room.may)}, not ${to.path || 'the root'}.`,
        );
      }
    }
  }
  return problems;
}

/** @param {string} file */
function isForTests(file) {
  return TEST.test(file) || FOR_TESTS.test(file);
}

/** @param {string[]} exceptions */
function listed(exceptions) {
  return exceptions.length === 0 ? '' : `, except in ${exceptions.join(', ')}`;
}

/** @param {string[]} rooms */
function listOf(rooms) {
  return rooms.length === 0 ? 'itself only' : `itself, ${rooms.join(', ')}`;
}
