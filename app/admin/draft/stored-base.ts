import { type ProductColor, parseProductColors, productColorOf } from '#domain/product-color.ts';

/** Where this browser keeps which published colours its own ones were changed against. */
const storedBaseKey = 'productColorsBase';

/** The published colours that the kept records began with; null where none are kept or readable. Never throws. */
export function readStoredBase(): readonly ProductColor[] | null {
  try {
    const colors = parseProductColors(localStorage.getItem(storedBaseKey));
    return colors.length > 0 ? colors : null;
  } catch {
    return null;
  }
}

/** Keeps them beside the records; a browser that keeps nothing needs no base either. */
export function storeBase(colors: readonly ProductColor[]): void {
  try {
    localStorage.setItem(storedBaseKey, JSON.stringify(colors.map(productColorOf)));
  } catch {
    // Then the initial colours count as the base, and every difference is shown before it is published.
  }
}
