import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** The system's Chromium as a visitor has it: CHROMIUM_PATH, else where Debian, Ubuntu and others put it. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ??
  firstOf(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']);

/**
 * Chromium without windows, tabs and menus of its own (Debian: chromium-headless-shell): the same engine shows the page,
 * and a page opens in half the time. CHROMIUM_HEADLESS_SHELL_PATH, else the usual places; undefined where none is.
 */
export const headlessShellPath: string | undefined =
  process.env.CHROMIUM_HEADLESS_SHELL_PATH ??
  firstOf(['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']);

/** Switches that keep the browser from talking to anybody but the site. */
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

/** How tests and pictures start the browser: the headless shell, else Chromium. */
export const chromiumLaunchOptions: LaunchOptions = {
  executablePath: headlessShellPath ?? chromiumPath,
  args: [...chromiumSwitches],
};
