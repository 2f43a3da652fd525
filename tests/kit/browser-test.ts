import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { siteAddress } from './addresses.ts';

type Fixtures = {
  /** Messages the page wrote to the console, without those a test announces through `expectConsole`. */
  quiet: { allow: (part: string) => void };
};

/**
 * Playwright's test with a watchman: every page must stay silent on the console, throw nothing, and talk to nobody
 * but the site (PRODUCT, Privacy). Each test comes from a network of its own, or the failed sign-ins of one would delay
 * another (SEC-25).
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(256);
    await use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const allowed: string[] = [];
      page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(siteAddress) && !url.startsWith('data:') && !url.startsWith('blob:'))
          noise.push(`request to ${url}`);
      });
      await use({ allow: (part) => allowed.push(part) });
      expect(noise.filter((line) => !allowed.some((part) => line.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
