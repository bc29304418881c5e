import { join } from 'node:path';
import process from 'node:process';
import { CMS, ROOT, SITE } from '../scripts/product/apps.mjs';
import { install, isInstalled } from '../scripts/product/install.mjs';
import { prepare } from '../scripts/product/prepare.mjs';
import { createProgress } from '../scripts/product/progress.mjs';
import { runCommand } from '../scripts/product/run-command.mjs';

const progress = createProgress();
// Leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const BENCH = join(ROOT, 'bench');
const [which = 'full', ...only] = process.argv.slice(2);

for (const [tool, from] of [
  ['wrk', 'wrk'],
  ['nginx', 'nginx-light'],
]) {
  const { code } = await runCommand('sh', ['-c', `command -v ${tool}`], { cwd: ROOT });
  if (code === 0) continue;
  progress.say(`${tool} is missing. On Debian: apt-get install ${from}`);
  process.exit(1);
}
await prepare([CMS, SITE], { env: process.env, progress });
for (const folder of [ROOT, BENCH])
  if (!isInstalled(folder)) await progress.during(`${folder}: installing packages`, () => install(folder));

// These modules import packages that were just installed.
const { runSections } = await import('./sections.mjs');
await runSections({ isQuick: which === 'quick', only, progress });
