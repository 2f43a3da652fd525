import { offerings } from '#content/offerings/offerings.ts';
import type { OfferingColors } from '#domain/palette/offering-colors.ts';

/** The six colours of every offering, by its id. */
export type ColorCatalogue = Readonly<Record<string, OfferingColors>>;

/** The colours by design. */
export const designedCatalogue: ColorCatalogue = Object.fromEntries(
  Object.values(offerings).map(({ id, colors }) => [id, colors]),
);

let current = designedCatalogue;

/** What every page wears that is rendered from now on: the published colours, and the design's for other offerings. */
export function setPublishedColors(published: Readonly<Partial<Record<string, OfferingColors>>>): void {
  current = Object.fromEntries(
    Object.entries(designedCatalogue).map(([id, colors]) => [id, { ...colors, ...published[id] }]),
  );
}

/** The catalogue in the colours that are published now. */
export function currentCatalogue(): ColorCatalogue {
  return current;
}
