// Reduces the typefaces to the glyphs of German and English. Run after an update of the fonts: npm run fonts
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = 'ÄÖÜäöüßẞÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿŒœŠšŽž';
const signs = '€£¥$¢§©®™°±²³¹¼½¾×÷µ·•…–—‐‑‚‘’„“”«»‹›†‡%‰→←↑↓↗−≈≤≥\u00a0\u00ad\u202f\u2009';
const text = printable + letters + signs;

const fonts = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: undefined,
  },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    to: 'literata-italic.woff2',
    axes: { wght: 400 },
  },
];

for (const { from, to, axes } of fonts) {
  const original = await readFile(new URL(`../node_modules/${from}`, import.meta.url));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(new URL(`../app/styles/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${original.length} → ${subset.length} bytes`);
}
