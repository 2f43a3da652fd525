import { expect, test } from 'vitest';
import { isHexColor } from '#domain/palette/hex-color.ts';
import {
  type CatalogueEntry,
  colorCatalogue,
  relatedProduct,
  relatedProductPath,
} from './color-catalogue.ts';
import { type OfferingId, offeringIds } from './offers.ts';
import { productSeeds } from './product-seeds.ts';

const entries = Object.entries<CatalogueEntry>(colorCatalogue);

test('the catalogue has every offering once', () => {
  expect(entries.map(([id]) => id).toSorted()).toEqual(offeringIds.toSorted());
  expect(entries.every(([key, { id }]) => key === id)).toBe(true);
});

test.each(entries)('%s has six colours, each a hex colour', (_id, entry) => {
  const { primaryColor, accentColor, gradientFrom, gradientTo, textColorLight, textColorDark } = entry;
  const colors = [primaryColor, accentColor, gradientFrom, gradientTo, textColorLight, textColorDark];
  expect(colors.filter((color) => !isHexColor(color))).toEqual([]);
});

// Spec 2 §3: pairs, and {id} for solutions, /solutions/{id} for business.
test.each<[OfferingId, OfferingId, string]>([
  ['sophie', 'smo-excellence', '/solutions/smo-excellence'],
  ['integrated-solutions', 'ic-water-principle', '/solutions/ic-water-principle'],
  ['marcus-storm', 'fuel', '/solutions/fuel'],
  ['nova', 'quantum-evolution', '/solutions/quantum-evolution'],
  ['smo-excellence', 'sophie', '/sophie'],
  ['business-wonder', 'sophie', '/sophie'],
  ['ic-water-principle', 'integrated-solutions', '/integrated-solutions'],
  ['fuel', 'marcus-storm', '/marcus-storm'],
  ['quantum-evolution', 'nova', '/nova'],
])('%s leads to %s at %s (spec 2 §3)', (id, related, path) => {
  expect(relatedProduct(id)?.id).toBe(related);
  expect(relatedProductPath(id)).toBe(path);
});

test('master-wu has no related product (spec 2 §3)', () => {
  expect(relatedProduct('master-wu')).toBeUndefined();
  expect(relatedProductPath('master-wu')).toBeUndefined();
});

test.each(['sophie', 'nova', 'ic', 'markus'] as const)('the seed %s has the colour of its offering', (id) => {
  const seed = productSeeds.find((candidate) => candidate.id === id)!;
  expect(colorCatalogue[seed.offering].primaryColor).toBe(seed.baseColor);
});
