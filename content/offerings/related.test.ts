import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import type { OfferingId } from './offerings.ts';
import { relatedOffering, relatedPath } from './related.ts';

// OFFER-2: `/{id}` for solutions, `/solutions/{id}` for business.
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
])('%s leads to %s at %s (OFFER-2)', (id, related, path) => {
  const found = relatedOffering(content.offerings, id)!;
  expect(found.id).toBe(related);
  expect(relatedPath(found)).toBe(path);
});

test('master-wu has no related offering (OFFER-2)', () => {
  expect(relatedOffering(content.offerings, 'master-wu')).toBeUndefined();
});
