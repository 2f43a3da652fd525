import {
  type KeptColor,
  parseProductColors,
  productColorsKey,
  productColorsWriteFailed,
} from '#domain/publishing/product-color.ts';

export type StoredColors = {
  readonly colors: readonly KeptColor[];
  readonly isBroken: boolean;
};

/** A failed read returns an empty list (COLOR-2). Never throws. */
export function readStoredColors(): StoredColors {
  try {
    const stored = localStorage.getItem(productColorsKey);
    const colors = parseProductColors(stored);
    return { colors, isBroken: colors.length === 0 && stored !== null && stored !== '[]' };
  } catch {
    return { colors: [], isBroken: false };
  }
}

/** A failed write is logged to the console and returns false (COLOR-2). */
export function storeColors(colors: readonly KeptColor[]): boolean {
  try {
    localStorage.setItem(productColorsKey, JSON.stringify(colors));
    return true;
  } catch {
    console.error(productColorsWriteFailed);
    return false;
  }
}
