import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { siteAddress } from './addresses.ts';

type Fixtures = {
  /** Messages the page wrote to the console, without those a test announces through `expectConsole`. */
  quiet: { allow: (part: string) => void };
};

/**
 * Playwright's test with a watchman: every page must stay silent on the console, throw nothing, and talk to nobody
 * but the site (PRODUCT, Privacy). Each test comes from a network of its own, or the failed sign-ins of one would delay
 * another (SEC-25). Arriving at a page includes its script.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(256);
    await use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScriptsToo(page);
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const allowed: string[] = [];
      page.on('console', (message) =>
        noise.push(`console ${message.type()}: ${message.text()} ${message.location().url}`),
      );
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

/**
 * Public pages load their script after the first paint (docs/decisions/0012), which may be after the load event. A test
 * that presses a button right after arriving would be quicker than any visitor; with `waitUntil: 'commit'` it may be.
 */
function waitForScriptsToo(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await entryHasRun(page);
    return response;
  };
}

/** Importing a module that is being loaded waits for it. */
export async function entryHasRun(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const entry = /"(\/assets\/entry\.client-[^" ]+)[" ]/.exec(document.body.innerHTML)?.[1];
      if (entry) await import(entry);
    })
    .catch(() => {
      // The page led on to another, or the test keeps its scripts away.
    });
}

export { expect } from '@playwright/test';
