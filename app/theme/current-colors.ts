import { type CatalogueEntry, colorCatalogue } from '#content/color-catalogue.ts';
import type { OfferingColors } from '#domain/palette/offering-colors.ts';

type Catalogue = Readonly<Record<string, CatalogueEntry>>;

let current: Catalogue = colorCatalogue;

/** What every page wears that is rendered from now on: the published colours, and the design's for other offerings. */
export function setPublishedColors(published: Readonly<Partial<Record<string, OfferingColors>>>): void {
  current = Object.fromEntries(
    Object.values(colorCatalogue).map((entry) => [entry.id, { ...entry, ...published[entry.id] }]),
  );
}

/** The catalogue in the colours that are published now. */
export function currentCatalogue(): Catalogue {
  return current;
}
