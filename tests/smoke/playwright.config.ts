import { defineConfig } from '@playwright/test';
import { siteAddress } from '#tests/kit/addresses.ts';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';

/** A few journeys in under a minute, for `npm test`. Needs a build, a browser and nothing else. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine gets a second try; a test that passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tests/kit/serve-for-smoke.ts',
    cwd: '../..',
    url: `${siteAddress}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});
