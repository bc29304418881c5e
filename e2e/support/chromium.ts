import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { DEBIAN_CHROMIUMS } from '../../scripts/tests/chromium.mjs';

/** CHROMIUM_PATH, or Debian's Chromium, or Playwright's. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || DEBIAN_CHROMIUMS.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // As in a browser window: rounding to whole pixels would make every letter slightly wider or narrower.
      '--font-render-hinting=none',
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Test pages live for seconds: optimizing their code takes longer than it saves.
      '--js-flags=--no-maglev --no-turbofan',
    ],
  };
}
