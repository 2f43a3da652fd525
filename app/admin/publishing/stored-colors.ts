import { isHexColor } from '#domain/palette/hex-color.ts';
import {
  type ProductColor,
  parseProductColors,
  productColorsKey,
  productColorsWriteFailed,
} from '#domain/product-color.ts';

export type StoredColors = {
  readonly colors: readonly ProductColor[];
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

/**
 * Keeps the records at once (spec 2 §4). A failed write is told on the console (spec 2 §5 and §8) and is `false`.
 *
 * @param published what visitors saw when these records were taken over; without it, what is kept of that stays
 */
export function storeColors(
  colors: readonly ProductColor[],
  published?: readonly Pick<ProductColor, 'id' | 'baseColor'>[],
): boolean {
  try {
    const bases = published
      ? new Map(published.map(({ id, baseColor }) => [id, baseColor]))
      : readPublishedBases();
    const records = colors.map((color) => {
      const publishedColor = bases.get(color.id);
      return publishedColor ? { ...color, publishedColor } : color;
    });
    localStorage.setItem(productColorsKey, JSON.stringify(records));
    return true;
  } catch {
    console.error(productColorsWriteFailed);
    return false;
  }
}

/** The published base colours that the kept records were changed against, by id; empty where none are known. */
export function readPublishedBases(): Map<string, string> {
  try {
    const records = JSON.parse(localStorage.getItem(productColorsKey) ?? '[]') as Record<string, unknown>[];
    return new Map(
      records.flatMap(({ id, publishedColor }) =>
        typeof id === 'string' && isHexColor(publishedColor) ? [[id, publishedColor] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
