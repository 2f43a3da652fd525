import { designTokens } from '#domain/palette/design-tokens.ts';
import { paletteCss, variableName } from '#domain/palette/palette-css.ts';
import { tailwindTheme } from '#domain/palette/tailwind-theme.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

const formats = {
  css: { make: paletteCss, ending: '.css', type: 'text/css' },
  tokens: { make: designTokens, ending: '.tokens.json', type: 'application/design-tokens+json' },
  tailwind: { make: tailwindTheme, ending: '.tailwind.css', type: 'text/css' },
} as const;

export type ExportFormat = keyof typeof formats;

export const exportFormats = Object.keys(formats) as ExportFormat[];

export function exportOf(format: ExportFormat, record: ProductColor) {
  const { make, ending, type } = formats[format];
  return { text: make(record), fileName: `${variableName(record.id)}${ending}`, type };
}
