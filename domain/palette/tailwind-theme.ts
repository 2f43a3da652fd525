import { darkEntries } from './palette.ts';
import { type PaletteOwner, variableName } from './palette-css.ts';

/** Tailwind CSS 4: `bg-nova-3`, `text-nova`. The class `dark` overrides the first five (PALETTE-3). */
export function tailwindTheme(product: PaletteOwner): string {
  const name = `--color-${variableName(product.id)}`;
  const numbered = (palette: readonly string[], indent: string) =>
    palette.map((color, index) => `${indent}${name}-${index}: ${color};`);
  return [
    '@theme {',
    `  ${name}: ${product.baseColor};`,
    ...numbered(product.colorPalette, '  '),
    '}',
    '',
    '@layer base {',
    '  .dark {',
    ...numbered(product.darkModePalette.slice(0, darkEntries), '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}
