import { darkEntries } from './palette.ts';

export type PaletteOwner = {
  readonly id: string;
  readonly baseColor: string;
  readonly colorPalette: readonly string[];
  readonly darkModePalette: readonly string[];
};

/** Variables 0 to 8; the dark block, for the class `dark` on the root (spec 1 §4), has only 0 to 4 (spec 2 §9). */
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

/** Other characters than letters, digits, hyphen and underscore become hyphens. */
export function variableName(id: string): string {
  return id.replace(/[^\w-]/g, '-');
}
