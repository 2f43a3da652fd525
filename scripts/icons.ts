// Draws the icons in public/ from app/ui/brand-mark.tsx: npm run icons
import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';
import { loadWithVite } from './load-with-vite.ts';
import { palettePng } from './palette-png.ts';

/** Background of icons that must not be transparent, from the design tokens. */
const ink = '#041D22';

/** `mark` is the share of the width: all of it, or the 80 % that masks of phones leave (W3C manifest). */
const pngs = [
  { file: 'icon-192.png', size: 192, mark: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, mark: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56, background: ink },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.64, background: ink },
] as const;

type Drawing = { readonly size: number; readonly mark: number; readonly background: string };

const { BrandMark } = await loadWithVite<{ BrandMark: FunctionComponent }>('/app/ui/brand-mark.tsx');
const svg = renderToStaticMarkup(createElement(BrandMark)).replace(
  '<svg ',
  '<svg xmlns="http://www.w3.org/2000/svg" ',
);
const browser = await chromium.launch(chromiumLaunchOptions);
await writeFile('public/icon.svg', `${svg}\n`);
for (const { file, ...drawing } of pngs) await writeFile(`public/${file}`, await draw(browser, drawing));
const small = await draw(browser, { size: 32, mark: 1, background: 'transparent' });
await writeFile('public/favicon.ico', icoFile(small, 32));
await browser.close();

async function draw(browser: Browser, { size, mark, background }: Drawing): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const styles = `html{background:${background}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${mark * 100}%}`;
  await page.setContent(`<style>${styles}</style>${svg}`);
  // At 32 pixels nearly every pixel has its own colour, so a palette would make the PNG larger.
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return size < 64 ? png : await palettePng(png);
}

/** A favicon.ico with one square PNG of the given size in pixels (below 256). */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
