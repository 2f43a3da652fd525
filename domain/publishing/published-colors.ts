import { nearestPassing } from '#domain/palette/nearest-passing.ts';
import { type OfferingColors, offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { type PairContrast, pageContrast } from '#domain/palette/page-contrast.ts';
import type { PublishedProduct } from './product.ts';

/** Base colours that mean this look: its own and that of its seed product. */
export type OfferingDesign = {
  readonly colors: OfferingColors;
  readonly designedBases: readonly string[];
};

/** Designed colours for the offering's own base colours, else computed ones (COLOR-6). Throws on anything but a hex colour. */
export function publishedColors(baseColor: string, design: OfferingDesign): OfferingColors {
  if (isDesigned(baseColor, design)) return design.colors;
  return offeringColorsOf(baseColor, design.colors.accentColor);
}

type ContrastReport = {
  readonly pairs: readonly PairContrast[];
  /** WCAG 2.2 AA. */
  readonly passes: boolean;
  /** The present colour if it passes; null if none does. */
  readonly nearest: string | null;
};

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

/** By id, only offerings that do not look as designed. */
export type Catalogue = Readonly<Partial<Record<string, OfferingColors>>>;

/** Archived products colour nothing. */
export function catalogueOf<Id extends string>(
  products: readonly PublishedProduct[],
  designs: Readonly<Record<Id, OfferingDesign>>,
): Partial<Record<Id, OfferingColors>> {
  const catalogue: Partial<Record<Id, OfferingColors>> = {};
  for (const { offering, status, baseColor } of products) {
    if (offering === null || status === 'archived' || !Object.hasOwn(designs, offering)) continue;
    const design = designs[offering as Id];
    const colors = publishedColors(baseColor, design);
    if (colors !== design.colors) catalogue[offering as Id] = colors;
  }
  return catalogue;
}
