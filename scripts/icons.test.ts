import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandMark } from '#app/ui/brand-mark.tsx';

function pngSize(png: Buffer): number[] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('the icons show the mark as it is drawn today', () => {
  const drawing = renderToStaticMarkup(createElement(BrandMark)).replace(/^<svg /, '');
  expect(readFileSync('public/icon.svg', 'utf8'), 'Run `npm run icons`').toContain(drawing);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s has %i pixels on each side', (file, size) => {
  expect(pngSize(readFileSync(`public/${file}`))).toEqual([size, size]);
});

test('favicon.ico holds one picture of 32 pixels', () => {
  const file = readFileSync('public/favicon.ico');
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
  expect(pngSize(file.subarray(file.readUInt32LE(18)))).toEqual([32, 32]);
});
