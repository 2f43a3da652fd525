import { offerings } from '#content/offerings/offerings.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';
import type { Catalogue } from '#domain/publication.ts';

/** The CSS of all offerings for the head of every page: in the colours that are published, and the design's for others. */
export function productStyles(published: Catalogue): string {
  return offeringCss(
    Object.fromEntries(
      Object.values(offerings).map(({ id, colors }) => [id, appliedColors({ ...colors, ...published[id] })]),
    ),
  );
}
