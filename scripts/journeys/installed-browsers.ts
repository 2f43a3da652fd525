import { existsSync, globSync } from 'node:fs';
import { chromiumPath, chromiumSwitches } from '#tests/kit/chromium.ts';
import { freePort } from '#tests/kit/free-port.ts';
import type { Browser } from './browser.ts';
import { openPuppeteer } from './puppeteer.ts';
import { startProgram } from './start-program.ts';
import { openWebDriver } from './webdriver.ts';

export type Engine = {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Names the missing program and its Debian package; empty if nothing is missing. */
  readonly missing: () => string;
  readonly start: () => Promise<Browser>;
};

const firefoxPath = process.env.FIREFOX_PATH ?? firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const webkitDriverPath = process.env.WEBKIT_DRIVER_PATH ?? firstOf(['/usr/bin/WebKitWebDriver']);
const miniBrowserPath =
  process.env.MINIBROWSER_PATH ?? globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser')[0];

export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    missing: () => (chromiumPath ? '' : 'apt-get install chromium'),
    start: () =>
      openPuppeteer({ executablePath: chromiumPath!, args: [...chromiumSwitches, '--accept-lang=de-DE'] }),
  },
  {
    name: 'firefox',
    missing: () => (firefoxPath ? '' : 'apt-get install firefox-esr'),
    start: () =>
      openPuppeteer({
        browser: 'firefox',
        executablePath: firefoxPath!,
        extraPrefsFirefox: { 'intl.accept_languages': 'de-DE' },
      }),
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
  const browser = await openWebDriver(address, { 'webkitgtk:browserOptions': options });
  return {
    ...browser,
    close: async () => {
      await browser.close();
      await driver.stop();
      await screen?.stop();
    },
  };
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
