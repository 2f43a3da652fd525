// Draws public/social/<language>/<page>.png. Run after a change of headlines, prices, brand or drawing:
// npm run social-cards (only changed ones), npm run social-cards -- --all
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';
import { loadWithVite } from './load-with-vite.ts';
import { palettePng } from './palette-png.ts';
import type { CardRecord, DrawnCard } from './social-card-set.ts';

const recordFile = 'content/social-cards.json';
const drawAll = process.argv.includes('--all');
const earlier = JSON.parse(await readFile(recordFile, 'utf8')) as Record<string, CardRecord>;
const { socialCardSet } = await loadWithVite<{ socialCardSet: () => DrawnCard[] }>(
  '/scripts/social-card-set.ts',
);
const cards = socialCardSet();

const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { key, html, record } of cards) {
  const path = `public/social/${key}.png`;
  if (!drawAll && existsSync(path) && earlier[key]?.drawing === record.drawing) continue;
  await page.setContent(html);
  const size = await page.evaluate(fitTitle);
  const picture = await palettePng(await page.screenshot({ omitBackground: true }));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  console.log(`${path}: ${picture.length} bytes${size ? `, headline ${size} px` : ''}`);
}
await browser.close();
const records = Object.fromEntries(cards.map(({ key, record }) => [key, record]));
await writeFile(recordFile, `${JSON.stringify(records, null, 2)}\n`);

/** Limits the title to three lines (LOOK-8) and its column; runs in the page, returns pixels. */
async function fitTitle(): Promise<number> {
  await document.fonts.ready;
  const title = document.querySelector('h1');
  if (!title) return 0;
  let size = 84;
  const fits = () => title.scrollWidth <= title.clientWidth && title.clientHeight < size * 3.2;
  while (!fits() && size > 40) {
    size -= 2;
    document.documentElement.style.setProperty('--title', `${size}px`);
  }
  return size;
}
