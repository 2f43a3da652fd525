import { darkEntries } from './palette.ts';

export type PaletteOwner = {
  readonly id: string;
  readonly baseColor: string;
  readonly colorPalette: readonly string[];
  readonly darkModePalette: readonly string[];
};

/** Variables 0 to 8; the block for dark mode (class `dark` on the root) has only 0 to 4 (PALETTE-3). */
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
