// npm run readme-pictures: starts the demo and takes the pictures of README.md into docs/images.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';
import { startDemo } from '#tests/kit/demo-process.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { demoPeople } from './demo/demo-people.ts';
import { palettePng } from './palette-png.ts';

const folder = join(import.meta.dirname, '../docs/images');

const demo = await startDemo(await freePort());
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  const page = await browser.newPage({
    baseURL: demo.address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  await page.addInitScript(() => localStorage.setItem('preferred-theme', 'light'));
  await take(page, 'home', '/');
  await signIn(page);
  await take(page, 'inbox', `/admin/messages?message=${await messageOf(page, 'Nina Nachfrage')}`, 190);
  await take(page, 'content-editor', '/admin/content?page=nova&section=hero', 330);
} finally {
  await browser.close();
  await demo.stop();
}

/** `scrolled` by pixels. */
async function take(page: Page, name: string, path: string, scrolled = 0): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => await document.fonts.ready);
  await page.evaluate((pixels) => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollBy(0, pixels);
  }, scrolled);
  const png = await palettePng(await page.screenshot(), { hasGradients: true });
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`docs/images/${name}.png, ${Math.round(png.length / 1000)} kB`);
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = demoPeople.owner;
  const headers = { Origin: demo.address };
  const answer = await page.request.post('/api/admin/session', { data: { email, password }, headers });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
}

async function messageOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/messages?q=${encodeURIComponent(name)}`);
  const { messages } = (await answer.json()) as { messages: { id: string; name: string }[] };
  return messages.find((message) => message.name === name)!.id;
}
