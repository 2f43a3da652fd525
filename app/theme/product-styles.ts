import { offerings } from '#content/offerings/offerings.ts';
import { wornColors, wornCss } from '#domain/palette/worn-colors.ts';
import type { Catalogue } from '#domain/publication.ts';

/** The CSS of all offerings for the head of every page: in the colours that are published, and the design's for others. */
export function productStyles(published: Catalogue): string {
  return wornCss(
    Object.fromEntries(
      Object.values(offerings).map(({ id, colors }) => [id, wornColors({ ...colors, ...published[id] })]),
    ),
  );
}
