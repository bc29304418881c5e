import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Without the window around the pages it takes half the time. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** CHROMIUM_PATH, or Debian's Chromium, or the one Playwright installed. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || DEBIANS.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // As in a window: whole pixels would make every letter a little wider or narrower.
      '--font-render-hinting=none',
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
