import type { Rendering } from '#app/rendering.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { wornColors, wornCss } from '#domain/palette/worn-colors.ts';

/** The CSS of all offerings for the head of every page: in the colours that are published, and the design's for others. */
export function productStyles({ content, colors: published }: Rendering): string {
  return wornCss(
    Object.fromEntries(
      offeringsIn(content.offerings).map(({ id, colors }) => [
        id,
        wornColors({ ...colors, ...published[id] }),
      ]),
    ),
  );
}
