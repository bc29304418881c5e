import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './product/apps.mjs';
import { fileProblems } from './lint/file-rules.mjs';
import { importProblems } from './lint/import-rule.mjs';
import { sourceFiles } from './lint/source-files.mjs';

/**
 * @param {string} script path from the root
 * @param {string[]} args
 */
function isHappy(script, args) {
  const command = [join(ROOT, script), ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const isFormatted = isHappy('node_modules/oxfmt/bin/oxfmt', ['--check']);
const isLinted = isHappy('node_modules/oxlint/bin/oxlint', process.argv.slice(2));
const hasFreshWireTypes = isHappy('frontend/wire-types.mjs', ['--check']);

// Finds files, exports and packages that nothing uses. Use by a test counts.
const isAllUsed = isHappy('node_modules/knip/bin/knip.js', ['--no-progress']);

// This repository's own rules, which no general linter has: who may import whom, and what files must look like.
const files = sourceFiles(ROOT);
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const { problems, warnings } = fileProblems(files, read);
problems.unshift(...importProblems(files, read));
for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const problem of problems) console.error(`error: ${problem}`);
process.exitCode = isFormatted && isLinted && isAllUsed && hasFreshWireTypes && problems.length === 0 ? 0 : 1;
