import type { OfferingDesign } from '#domain/published-colors.ts';
import { type OfferingId, offeringIds, offerings } from './offerings/offerings.ts';
import { productSeeds } from './product-seeds.ts';

/**
 * The look of every offering by design. A product that still has the colour it was seeded with leaves the look of its
 * offering as it is, also where the two differ (RAY is blue, the pages of Master Wu are green).
 */
export const offeringDesigns = Object.fromEntries(offeringIds.map((id) => [id, designOf(id)])) as Readonly<
  Record<OfferingId, OfferingDesign>
>;

function designOf(id: OfferingId): OfferingDesign {
  const { colors } = offerings[id];
  const seeded = productSeeds.filter(({ offering }) => offering === id).map(({ baseColor }) => baseColor);
  return {
    colors,
    designedBases: [colors.primaryColor, ...seeded],
  };
}
