import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium';

/** For the long run, if Caddy is installed and allowed to listen on 443. */
function canTryEdge(): boolean {
  const isAsked = process.env['TEST_LONG'] === 'true' && process.getuid?.() === 0;
  return isAsked && spawnSync('caddy', ['version']).status === 0;
}

/** Journeys through the production build: a real CMS with the demo content, the real web host, a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*/*.spec.ts',
  testIgnore: canTryEdge() ? [] : ['contract/edge.spec.ts', 'contract/replicas.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './global-prepare.ts',
  // Each worker has its own CMS, database and web host.
  workers: availableParallelism(),
  fullyParallel: false,
  forbidOnly: true,
  // Retries run in a new worker. The report names each test that needed one.
  retries: 1,
  // Only a hanging test takes this long, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    // Not the restaurant's time zone: hours must be shown in its zone wherever the visitor is.
    timezoneId: 'Asia/Tokyo',
    // A press that can never succeed ends sooner than its test.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Traces cost every test a tenth of its time; turn them on with `--trace retain-on-failure`.
    trace: 'off',
  },
});
