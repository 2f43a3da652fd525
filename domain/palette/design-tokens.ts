import { rgbOf } from './linear-rgb.ts';
import { type PaletteOwner, variableName } from './palette-css.ts';

/** Enough to get the same hex colour back. */
const componentDigits = 4;

/** JSON of the Design Tokens Format Module 2025.10 and its Color Module (Design Tokens Community Group). */
export function designTokens(...products: (PaletteOwner & { readonly name: string })[]): string {
  const group = (palette: readonly string[]) =>
    Object.fromEntries(palette.map((color, index) => [String(index), token(color)]));
  const tokens = products.map((product) => [
    variableName(product.id),
    {
      $type: 'color',
      $description: product.name,
      primary: token(product.baseColor),
      light: group(product.colorPalette),
      dark: group(product.darkModePalette),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(tokens), null, 2)}\n`;
}

function token(hex: string) {
  const components = rgbOf(hex).map((channel) => Number(channel.toFixed(componentDigits)));
  return { $value: { colorSpace: 'srgb', components, alpha: 1, hex: hex.toLowerCase() } };
}
