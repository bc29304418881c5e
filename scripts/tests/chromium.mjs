import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../product/apps.mjs';
import { runCommand } from '../product/run-command.mjs';

/** The headless shell, without browser windows, takes half the time. */
export const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * A Chromium for tests: the one in CHROMIUM_PATH, Debian's, Playwright's own, or one that Playwright downloads now.
 *
 * @returns {Promise<string>} its path
 * @throws an Error that says what to do if none is available
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no file.`);
  }
  const debians = DEBIAN_CHROMIUMS.find((path) => existsSync(path));
  if (debians) return debians;
  const fromRoot = createRequire(join(ROOT, 'package.json'));
  const own = fromRoot('@playwright/test').chromium.executablePath();
  if (existsSync(own)) return own;
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { lines } = await runCommand(process.execPath, [cli, 'install', 'chromium'], { cwd: ROOT });
  if (existsSync(own)) return own;
  throw new Error(
    [
      'There is no Chromium. Install one (on Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
      'Playwright could not fetch its own:',
      ...lines.slice(-8),
    ].join('\n'),
  );
}
