import {
  type KeptColor,
  parseProductColors,
  productColorsKey,
  productColorsWriteFailed,
} from '#domain/product-color.ts';

export type StoredColors = {
  readonly colors: readonly KeptColor[];
  /** True where something is kept that could not be read. */
  readonly isBroken: boolean;
};

/** The colour records this browser keeps; a failed read is an empty list (spec 2 §5). Never throws. */
export function readStoredColors(): StoredColors {
  try {
    const stored = localStorage.getItem(productColorsKey);
    const colors = parseProductColors(stored);
    return { colors, isBroken: colors.length === 0 && stored !== null && stored !== '[]' };
  } catch {
    return { colors: [], isBroken: false };
  }
}

/** Keeps the records at once (spec 2 §4). A failed write is told on the console (spec 2 §5 and §8) and is `false`. */
export function storeColors(colors: readonly KeptColor[]): boolean {
  try {
    localStorage.setItem(productColorsKey, JSON.stringify(colors));
    return true;
  } catch {
    console.error(productColorsWriteFailed);
    return false;
  }
}
