// npm run screenshots -- /nova /support --base=http://127.0.0.1:3000 --widths=390,1440 --themes=light,dark
// --languages=de --out=test-results/screens
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:3000' },
    widths: { type: 'string', default: '390,1440' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: languages.join() },
    out: { type: 'string', default: 'test-results/screens' },
  },
});

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions);
for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    await context.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme);
    const page = await context.newPage();
    page.on('console', (message) => console.log(`${page.url()}: ${message.text()}`));
    for (const path of positionals.length > 0 ? positionals : ['/']) {
      for (const language of values.languages.split(',')) {
        const address = pathIn(language as Language, path);
        await page.goto(values.base + address, { waitUntil: 'networkidle' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) console.log(`${address} at ${width}: ${overflow} px too wide`);
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${language}-${theme}-${width}.png`;
        await page.screenshot({ path: `${values.out}/${name}`, fullPage: true });
      }
    }
    await context.close();
  }
}
await browser.close();
