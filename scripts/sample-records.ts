// Prints public/records/<language>/<offering>.pdf. Run after a change of a sheet's words or looks:
// npm run sample-records (only changed ones), npm run sample-records -- --all
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import type { RecordFile } from '#app/sections/paper/sample-records.ts';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';
import { loadWithVite } from './load-with-vite.ts';
import type { PrintedRecord } from './sample-record-set.tsx';

const recordFile = 'content/sample-records.json';
const printAll = process.argv.includes('--all');
const earlier = JSON.parse(await readFile(recordFile, 'utf8')) as Record<string, RecordFile | undefined>;
const { sampleRecordSet } = await loadWithVite<{ sampleRecordSet: () => Promise<PrintedRecord[]> }>(
  '/scripts/sample-record-set.tsx',
);

const records: Record<string, RecordFile> = {};
const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage();
for (const { key, html, words, drawing } of await sampleRecordSet()) {
  const path = `public/records/${key}.pdf`;
  const before = earlier[key];
  if (!printAll && existsSync(path) && before?.drawing === drawing) {
    records[key] = { ...before, words };
    continue;
  }
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
  records[key] = { words, drawing, bytes: file.length };
  console.log(`${path}: ${file.length} bytes`);
}
await browser.close();
await writeFile(recordFile, `${JSON.stringify(records, null, 2)}\n`);
