import { defineConfig } from '@playwright/test';
import { siteAddress } from './tests/kit/addresses.ts';
import { chromiumLaunchOptions } from './tests/kit/chromium.ts';

/** Their tests change the one draft that the team of the common site has. */
const draftSpecs = ['admin-content.spec.ts', 'admin-publish-looks.spec.ts'];

/** Journeys in a real browser against the built server, with a real store and a real mail server. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'draft', testMatch: draftSpecs, workers: 1 },
    { name: 'rest', testIgnore: draftSpecs },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine gets a second try in CI; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 30_000 },
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
    command: 'node tests/kit/serve-for-browser.ts',
    url: `${siteAddress}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});
