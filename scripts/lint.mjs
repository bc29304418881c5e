import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './product/apps.mjs';
import { houseProblems } from './lint/house-rules.mjs';

const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const { status } = spawnSync(process.execPath, [oxlint, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});

const { problems, warnings } = houseProblems(ROOT);
for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const problem of problems) console.error(`error: ${problem}`);
process.exitCode = status === 0 && problems.length === 0 ? 0 : 1;
