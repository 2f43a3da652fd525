import { nearestPassing } from './palette/nearest-passing.ts';
import { type OfferingColors, offeringColorsOf } from './palette/offering-colors.ts';
import { type PairContrast, pageContrast } from './palette/page-contrast.ts';

/** How an offering looks by design, and which base colours mean that look: its own and that of its seed product. */
export type OfferingDesign = {
  readonly colors: OfferingColors;
  readonly designedBases: readonly string[];
};

/**
 * The colours of an offering's pages when its product has this base colour (PRODUCT, Published colours): the values of
 * the design for a base colour of the design, else what the palettes of the base give.
 *
 * @param baseColor hex colour; throws on anything else
 */
export function publishedColors(baseColor: string, design: OfferingDesign): OfferingColors {
  if (isDesigned(baseColor, design)) return design.colors;
  return offeringColorsOf(baseColor, design.colors.accentColor);
}

type ContrastReport = {
  /** Every pair of text and background on the real pages, in both themes. */
  readonly pairs: readonly PairContrast[];
  /** Whether all of them meet WCAG 2.2 AA. */
  readonly passes: boolean;
  /** The nearest base colour with which they all do; the present one if they do already, null if none does. */
  readonly nearest: string | null;
};

/** How well the pages of an offering can be read with this base colour, and what to take instead. */
export function contrastReport(baseColor: string, design: OfferingDesign): ContrastReport {
  const pairs = pageContrast(publishedColors(baseColor, design));
  const passes = pairs.every((pair) => pair.passes);
  return {
    pairs,
    passes,
    nearest: passes ? baseColor : nearestPassing(baseColor, design.colors.accentColor),
  };
}

function isDesigned(baseColor: string, { designedBases }: OfferingDesign): boolean {
  return designedBases.some((base) => base.toLowerCase() === baseColor.toLowerCase());
}
