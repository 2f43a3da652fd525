import { isHexColor } from '#domain/palette/hex-color.ts';
import { darkPaletteOf, paletteOf, paletteSize } from '#domain/palette/palette.ts';

/** Local storage key of a JSON array (COLOR-2). */
export const productColorsKey = 'productColors';

/** Logged to the console (COLOR-2). */
export const productColorsWriteFailed = 'Failed to save product colors to localStorage';

export const defaultSelectedProduct = 'sophie';

export type ProductColor = {
  readonly id: string;
  readonly name: string;
  readonly baseColor: string;
  readonly colorPalette: readonly string[];
  readonly darkModePalette: readonly string[];
};

export type KeptColor = ProductColor & {
  /** Published base colour it was changed against, if known. */
  readonly publishedColor?: string;
};

export function productColorOf({
  id,
  name,
  baseColor,
}: Pick<ProductColor, 'id' | 'name' | 'baseColor'>): ProductColor {
  const colorPalette = paletteOf(baseColor);
  return { id, name, baseColor, colorPalette, darkModePalette: darkPaletteOf(colorPalette) };
}

/** Makes the palettes anew; an invalid colour changes nothing. */
export function withBaseColor<Record extends ProductColor>(
  records: readonly Record[],
  id: string,
  baseColor: string,
): Record[] {
  return records.map((record) =>
    record.id === id && isHexColor(baseColor)
      ? { ...record, ...productColorOf({ ...record, baseColor }) }
      : record,
  );
}

/** Unreadable text gives an empty list (COLOR-2). Drops broken entries and recomputes palettes. Never throws. */
export function parseProductColors(stored: string | null): KeptColor[] {
  try {
    const list: unknown = JSON.parse(stored ?? '');
    return Array.isArray(list) ? list.flatMap(readRecord) : [];
  } catch {
    return [];
  }
}

function readRecord(entry: unknown): KeptColor[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, name, baseColor, colorPalette, darkModePalette, publishedColor } = entry as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || !isHexColor(baseColor)) return [];
  const isWhole = isPalette(colorPalette) && isPalette(darkModePalette);
  const record = isWhole
    ? { id, name, baseColor, colorPalette, darkModePalette }
    : productColorOf({ id, name, baseColor });
  return [isHexColor(publishedColor) ? { ...record, publishedColor } : record];
}

function isPalette(value: unknown): value is string[] {
  return Array.isArray(value) && value.length === paletteSize && value.every(isHexColor);
}
