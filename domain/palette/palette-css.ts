import { darkEntries } from './palette.ts';

export type PaletteOwner = {
  readonly id: string;
  readonly baseColor: string;
  readonly colorPalette: readonly string[];
  readonly darkModePalette: readonly string[];
};

/**
 * The CSS text of a product: a primary colour variable and variables 0 to 8; the dark-mode block lists only 0 to 4
 * (spec 2 §9). Dark mode is the class `dark` on the document root (spec 1 §4).
 */
export function paletteCss(product: PaletteOwner): string {
  const name = variableName(product.id);
  const numbered = (palette: readonly string[]) =>
    palette.map((color, index) => `  --${name}-${index}: ${color};`);
  return [
    ':root {',
    `  --${name}-primary: ${product.baseColor};`,
    ...numbered(product.colorPalette),
    '}',
    '',
    '.dark {',
    ...numbered(product.darkModePalette.slice(0, darkEntries)),
    '}',
    '',
  ].join('\n');
}

/** An id as part of a CSS custom property: letters, digits, hyphen and underscore stay, the rest becomes a hyphen. */
export function variableName(id: string): string {
  return id.replace(/[^\w-]/g, '-');
}
