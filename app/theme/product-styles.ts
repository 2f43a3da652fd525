import { wornColors, wornCss } from '#domain/palette/worn-colors.ts';
import type { ColorCatalogue } from './current-colors.ts';

/** The CSS of all offerings in the colours of a catalogue, for the head of every page. */
export function productStyles(catalogue: ColorCatalogue): string {
  return wornCss(
    Object.fromEntries(Object.entries(catalogue).map(([id, colors]) => [id, wornColors(colors)])),
  );
}
