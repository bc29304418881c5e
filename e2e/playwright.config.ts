import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium';

/** Journeys through the production build: a real CMS with the demo content, the real web host, a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*/*.spec.ts',
  outputDir: '../test-results',
  // Two cores: the product itself needs one of them.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    // Not the restaurant's: hours must hold in its own zone wherever the visitor is.
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Traces cost every test a tenth of its time; `--trace retain-on-failure` asks for them.
    trace: 'off',
  },
});
