import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettePng } from './palette-png.ts';

const red = [200, 10, 20, 255];
const glass = [0, 0, 0, 0];

function chunkOf(png: Buffer, type: string): Buffer | undefined {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === type) return data;
  }
  return undefined;
}

function colorsOf(png: Buffer, width: number): number[][] {
  const rows = inflateSync(chunkOf(png, 'IDAT')!);
  const palette = chunkOf(png, 'PLTE')!;
  const alphas = chunkOf(png, 'tRNS');
  return [...rows]
    .filter((_, index) => index % (width + 1) !== 0)
    .map((entry) => [...palette.subarray(entry * 3, entry * 3 + 3), alphas?.[entry] ?? 255]);
}

test('a picture of few colours keeps every one of them', () => {
  const png = palettePng({ width: 2, height: 1, data: Uint8Array.from([...red, ...glass]) });
  expect(colorsOf(png, 2)).toEqual([red, glass]);
});

test('a picture without glass carries no transparency', () => {
  const png = palettePng({ width: 1, height: 1, data: Uint8Array.from(red) });
  expect(chunkOf(png, 'tRNS')).toBeUndefined();
});

test('a picture of many colours is brought down to the palette, each pixel near its own colour', () => {
  const grays = Array.from({ length: 256 }, (_, level) => [level, level, level, 255]);
  const png = palettePng({ width: 256, height: 1, data: Uint8Array.from(grays.flat()) }, 32);
  const errors = colorsOf(png, 256).map(([level], index) => Math.abs(level! - index));
  expect(chunkOf(png, 'PLTE')!.length).toBe(32 * 3);
  expect(Math.max(...errors)).toBeLessThanOrEqual(8);
});
