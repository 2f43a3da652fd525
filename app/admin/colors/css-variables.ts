import { paletteCss } from '#domain/palette/palette-css.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

export type CssVariable = { readonly name: `--${string}`; readonly value: string };

/** Parsed from the generated CSS (PALETTE-3): primary first, then 0 to 8; the dark block overrides. */
export function cssVariables(record: ProductColor, isDark: boolean): CssVariable[] {
  const [light = '', dark = ''] = paletteCss(record).split('.dark {');
  const values = new Map([...declarations(light), ...(isDark ? declarations(dark) : [])]);
  return [...values].map(([name, value]) => ({ name: name as `--${string}`, value }));
}

function declarations(css: string): [string, string][] {
  return Array.from(css.matchAll(/(--[\w-]+): (#[0-9a-fA-F]{6});/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}
