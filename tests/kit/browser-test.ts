import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { browserStorage } from '#content/browser-storage.ts';
import { siteAddress } from './addresses.ts';
import { type AdminLook, adminLooks, wearLook } from './admin-looks.ts';

const { de, en } = adminWords;

type Fixtures = {
  /** Allows console messages and entries in the browser's storage that contain this text. */
  quiet: { allow: (part: string) => void };
  look: AdminLook;
  /** Words of the admin area in the language of the look. */
  words: typeof en;
  /** Expects that the page fits and has no violation. */
  check: Awaited<ReturnType<typeof wearLook>>;
};

/**
 * Pages must be silent on the console, throw nothing, contact only the site (LAW-24) and keep nothing in the browser
 * that the privacy notice does not name (LAW-25). Each test
 * has its own network, or one's failed sign-ins would delay another (SEC-25).
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
    // A route that still fetches when its test is over would be an error of no test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  quiet: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      const allowed: string[] = [];
      page.on('console', (message) =>
        noise.push(`console ${message.type()}: ${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? siteAddress) && !url.startsWith('data:') && !url.startsWith('blob:'))
          noise.push(`request to ${url}`);
      });
      await use({ allow: (part) => allowed.push(part) });
      if (javaScriptEnabled !== false) noise.push(...(await unnamedEntries(page)));
      expect(noise.filter((line) => !allowed.some((part) => line.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  look: [adminLooks[0], { option: true }],
  words: async ({ look }, use) => await use({ de, en }[look.language]),
  check: async ({ page, look }, use) => await use(await wearLook(page, look)),
});

export function inEachLook(define: () => void): void {
  for (const look of adminLooks)
    test.describe(`${look.language}, ${look.width} px`, () => {
      test.use({ look });
      define();
    });
}

const namedEntries: ReadonlySet<string> = new Set([
  ...Object.values(browserStorage).map((key) => `localStorage ${key}`),
  ...['operator-session', 'operator-device'].map((name) => `cookie ${name}`),
]);

/** Entries of this page's browser that have no row in the privacy notice. */
async function unnamedEntries(page: Page): Promise<string[]> {
  const isOpen = !page.isClosed() && page.url().startsWith('http');
  // A page that is being left cannot be asked.
  const stored = isOpen ? await page.evaluate(entriesInStorage).catch(() => []) : [];
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => `cookie ${name}`)].filter(
    (name) => !namedEntries.has(name),
  );
}

async function entriesInStorage(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...databases.map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ];
}

/**
 * Public pages load their script after the first paint (docs/decisions/0012), possibly after the load event;
 * without this, a test would click earlier than any visitor. Skipped with `waitUntil: 'commit'`.
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
      // The page navigated, or the test blocks its scripts.
    });
}

export { expect } from '@playwright/test';
