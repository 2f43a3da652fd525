import { hexToHsl, hslToHex } from './hex-color.ts';
import { offeringColorsOf } from './offering-colors.ts';
import { pageContrast } from './page-contrast.ts';

export function isReadableOnPages(baseColor: string, accentColor: string): boolean {
  return pageContrast(offeringColorsOf(baseColor, accentColor)).every(({ passes }) => passes);
}

/** Same hue and saturation, nearest lightness with readable text; null if there is none (COLOR-6). */
export function nearestPassing(baseColor: string, accentColor: string): string | null {
  if (isReadableOnPages(baseColor, accentColor)) return baseColor;
  const { h, s, l } = hexToHsl(baseColor);
  for (let distance = 1; distance <= 100; distance += 1) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 100) continue;
      const candidate = hslToHex({ h, s, l: lightness });
      if (isReadableOnPages(candidate, accentColor)) return candidate;
    }
  }
  return null;
}
