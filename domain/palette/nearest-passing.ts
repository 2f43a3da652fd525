import { hexToHsl, hslToHex } from './hex-color.ts';
import { offeringColorsOf } from './offering-colors.ts';
import { pageContrast } from './page-contrast.ts';

/** True where all text of the offering's pages could be read if this base colour were published. */
export function isReadableOnPages(baseColor: string, accentColor: string): boolean {
  return pageContrast(offeringColorsOf(baseColor, accentColor)).every(({ passes }) => passes);
}

/**
 * The nearest base colour whose palette can be read on the real pages (PRODUCT, Published colours): the same hue and
 * saturation, only as much darker or lighter as it must be. A colour that passes is its own neighbour; null where no
 * lightness passes.
 */
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
