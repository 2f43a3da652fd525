import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** CHROMIUM_PATH, else the usual places of Linux and macOS. */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ??
    firstOf([
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ])
  );
}

/** The same engine opens a page in half the time (Debian: chromium-headless-shell). */
export function findHeadlessShell(): string | undefined {
  return (
    process.env.CHROMIUM_HEADLESS_SHELL_PATH ??
    firstOf(['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'])
  );
}

export const chromiumPath: string | undefined = findChromium();
export const headlessShellPath: string | undefined = findHeadlessShell();

/** Keep the browser from contacting anybody but the site. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

/** If undefined, Playwright uses the browser of `npx playwright install chromium`. */
export const chromiumLaunchOptions: LaunchOptions = {
  executablePath: headlessShellPath ?? chromiumPath,
  args: [...chromiumSwitches],
};
