import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, chromiumSwitches } from '#tests/kit/chromium.ts';
import { freePort } from '#tests/kit/free-port.ts';
import type { Browser } from './browser.ts';
import { type Program, startProgram } from './start-program.ts';
import { openWebDriver } from './webdriver.ts';
import { openWebDriverBidi } from './webdriver-bidi.ts';

export type Engine = {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** What is missing to run it, and how Debian calls it; empty if all is there. */
  readonly missing: () => string;
  readonly start: () => Promise<Browser>;
};

const firefoxPath = process.env.FIREFOX_PATH ?? firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const chromedriverPath = process.env.CHROMEDRIVER_PATH ?? firstOf(['/usr/bin/chromedriver']);
const webkitDriverPath = process.env.WEBKIT_DRIVER_PATH ?? firstOf(['/usr/bin/WebKitWebDriver']);
const miniBrowserPath =
  process.env.MINIBROWSER_PATH ?? globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser')[0];

/** The three engines visitors have; Safari's stands in the form of WebKitGTK. */
export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    missing: () => (chromiumPath && chromedriverPath ? '' : 'apt-get install chromium chromium-driver'),
    start: startChromium,
  },
  {
    name: 'firefox',
    missing: () => (firefoxPath ? '' : 'apt-get install firefox-esr'),
    start: startFirefox,
  },
  {
    name: 'webkit',
    missing: () =>
      webkitDriverPath && miniBrowserPath && (process.env.DISPLAY || existsSync('/usr/bin/Xvfb'))
        ? ''
        : 'apt-get install webkit2gtk-driver xvfb',
    start: startWebkit,
  },
];

async function startChromium(): Promise<Browser> {
  const port = await freePort();
  const driver = await startProgram(chromedriverPath!, [`--port=${port}`]);
  const options = {
    binary: chromiumPath,
    args: [...chromiumSwitches, '--headless=new'],
    prefs: { 'intl.accept_languages': 'de-DE' },
  };
  const capabilities = { 'goog:chromeOptions': options, 'goog:loggingPrefs': { browser: 'ALL' } };
  return stoppingAfter(await openWebDriver(`http://127.0.0.1:${port}`, capabilities, true), [driver]);
}

/** Firefox speaks WebDriver BiDi by itself; geckodriver would only translate the older protocol for it. */
async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'site-journeys-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "de-DE");\n');
  process.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  const firefox = await startProgram(
    firefoxPath!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    // In its own home it finds no settings of the person at the keyboard.
    { pattern: /WebDriver BiDi listening on (ws:\S+)/, env: { HOME: profile } },
  );
  return stoppingAfter(await openWebDriverBidi(firefox.found), [firefox]);
}

async function startWebkit(): Promise<Browser> {
  const screen = process.env.DISPLAY
    ? undefined
    : await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
        pattern: /(\d+)\n/,
      });
  const port = await freePort();
  const driver = await startProgram(webkitDriverPath!, ['-p', String(port)], {
    env: {
      ...(screen ? { DISPLAY: `:${screen.found}`, GDK_BACKEND: 'x11' } : {}),
      LANGUAGE: 'de_DE',
      LC_ALL: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox cannot be set up in a container or as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const options = { binary: miniBrowserPath, args: ['--automation'] };
  const address = `http://127.0.0.1:${port}`;
  const browser = await openWebDriver(address, { 'webkitgtk:browserOptions': options }, false);
  return stoppingAfter(browser, [driver, ...(screen ? [screen] : [])]);
}

function stoppingAfter(browser: Browser, programs: readonly Program[]): Browser {
  return {
    ...browser,
    close: async () => {
      await browser.close();
      for (const program of programs) await program.stop();
    },
  };
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
