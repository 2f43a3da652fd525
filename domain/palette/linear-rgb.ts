import { hexColorPattern } from './hex-color.ts';

export type Rgb = readonly [number, number, number];

/** Channels as sRGB encodes them. Throws on anything but a hex colour. */
export function rgbOf(hex: string): Rgb {
  if (!hexColorPattern.test(hex)) throw new TypeError('expected # and 6 hex digits');
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Removes the encoding of sRGB (CSS Color 4, 10.2). */
export function linearRgbOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex);
  return [linear(r), linear(g), linear(b)];
}

/** Upper case; clips values outside sRGB. */
export function hexOf(rgb: Rgb): string {
  const digits = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(digits).join('')}`.toUpperCase();
}

export function hexOfLinear([r, g, b]: Rgb): string {
  return hexOf([encoded(r), encoded(g), encoded(b)]);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}
