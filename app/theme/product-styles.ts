import type { Rendering } from '#app/rendering.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { appliedColors, offeringCss } from '#domain/palette/offering-css.ts';

/** The CSS of all offerings for the head of every page: in the colours that are published, and the design's for others. */
export function productStyles({ content, colors: published }: Rendering): string {
  return offeringCss(
    Object.fromEntries(
      offeringsIn(content.offerings).map(({ id, colors }) => [
        id,
        appliedColors({ ...colors, ...published[id] }),
      ]),
    ),
  );
}
