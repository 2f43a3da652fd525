import { hexOf, hexOfLinear, linearRgbOf, type Rgb, rgbOf } from './linear-rgb.ts';

/** WCAG 2.2, 1 to 21; some hundred times faster than colorjs.io (same numbers, see the test), for moving sliders. */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** One of the two always reaches 4.5:1 (LOOK-4). */
export function textColorOn(background: string): '#000000' | '#FFFFFF' {
  return contrastRatio(background, '#FFFFFF') >= contrastRatio(background, '#000000') ? '#FFFFFF' : '#000000';
}

/** Mixes like CSS opacity; `share` 0 to 1. */
export function overlaidColor(base: string, over: string, share: number): string {
  return hexOf(mixed(rgbOf(base), rgbOf(over), share));
}

/** Mixes like `color-mix(in oklab, …)`; `share` 0 to 1. */
export function mixedInOklab(base: string, other: string, share: number): string {
  return hexOfLinear(fromOklab(mixed(toOklab(base), toOklab(other), share)));
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgbOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => a[index] * (1 - share) + b[index] * share;
  return [channel(0), channel(1), channel(2)];
}

/** Matrices of Björn Ottosson's OKLab, as in CSS Color 4. */
function toOklab(hex: string): Rgb {
  const [r, g, b] = linearRgbOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
