import type { CatalogueEntry } from '#content/color-catalogue.ts';
import { wornColors, wornCss } from '#domain/palette/worn-colors.ts';

/** The CSS of all offerings in the colours of a catalogue, for the head of every page. */
export function productStyles(catalogue: Readonly<Record<string, CatalogueEntry>>): string {
  return wornCss(Object.fromEntries(Object.values(catalogue).map((entry) => [entry.id, wornColors(entry)])));
}
