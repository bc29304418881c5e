import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './product/apps.mjs';
import { houseProblems } from './lint/house-rules.mjs';

/**
 * @param {string} tool its path in node_modules
 * @param {string[]} args
 */
function isHappy(tool, args) {
  const command = [join(ROOT, 'node_modules', tool), ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const isFormatted = isHappy('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
const isLinted = isHappy('oxlint/bin/oxlint', process.argv.slice(2));

const { problems, warnings } = houseProblems(ROOT);
for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const problem of problems) console.error(`error: ${problem}`);
process.exitCode = isFormatted && isLinted && problems.length === 0 ? 0 : 1;
