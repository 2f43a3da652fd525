import type { Rendering } from '#app/rendering.ts';
import { allOfferings } from '#content/offerings/listed.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';

/** The published colours, else the design's. */
export function productStyles({ content, colors: published }: Rendering): string {
  return offeringCss(
    Object.fromEntries(
      allOfferings(content.offerings).map(({ id, colors }) => [
        id,
        appliedColors({ ...colors, ...published[id] }),
      ]),
    ),
  );
}
