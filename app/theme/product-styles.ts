import type { CatalogueEntry } from '#content/color-catalogue.ts';
import { textColorOn } from '#domain/palette/contrast.ts';

/**
 * The CSS variables of each offering (spec 2 §3, theme context): any element with `data-product` drives itself and
 * what it holds. tokens.css derives text, buttons, tints and gradients from these six, light and dark.
 */
export function productStyles(catalogue: Readonly<Record<string, CatalogueEntry>>): string {
  return Object.values(catalogue)
    .map(
      (entry) =>
        `[data-product=${entry.id}]{--p-primary:${entry.primaryColor};--p-on-primary:${textColorOn(entry.primaryColor)};` +
        `--p-accent:${entry.accentColor};--p-from:${entry.gradientFrom};--p-to:${entry.gradientTo};` +
        `--p-text-light:${entry.textColorLight};--p-text-dark:${entry.textColorDark}}`,
    )
    .join('');
}
