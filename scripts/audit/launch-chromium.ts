import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, chromiumSwitches } from '#tests/kit/chromium.ts';

/** Headless Chromium reports no pointer of its own to style sheets and scripts. */
const mouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export type Pointer = 'mouse' | 'finger';
export type Chromium = { port: number; close: () => Promise<void> };

/** Time zone where it is about noon: pages are light by day, and figures must not depend on the hour. */
function noon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // POSIX signs are inverted: Etc/GMT-3 is three hours ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Playwright's own launch turns off prerendering and the back/forward cache. Throws without a Chromium. */
export async function launchChromium(
  pointer: Pointer = 'finger',
  executablePath = chromiumPath,
): Promise<Chromium> {
  if (!executablePath) throw new Error('Chromium is missing: sh scripts/install-chromium.sh');
  const profile = mkdtempSync(join(tmpdir(), 'site-audit-chromium-'));
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(pointer === 'mouse' ? [mouse] : []),
      ...chromiumSwitches,
      'about:blank',
    ],
    // Its own process group: some Debian commands are shell scripts, and only the group includes the browser.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: noon() } },
  );
  const killBrowser = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killBrowser);
  const exit = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium ended with code ${code}`)));
  });
  return {
    port,
    close: async () => {
      killBrowser();
      await exit;
      process.off('exit', killBrowser);
      // Helper processes may still be writing.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
