import type { OfferingDesign } from '#domain/published-colors.ts';
import { offeringsIn } from './offerings/listed.ts';
import type { ListedOffering, OfferingId, Offerings } from './offerings/offerings.ts';
import { productSeeds } from './product-seeds.ts';

/**
 * A product in its seed colour leaves its offering as designed, even where the two differ (RAY is blue, the pages of
 * Master Wu are green).
 */
export function offeringDesigns(offerings: Offerings): Readonly<Record<OfferingId, OfferingDesign>> {
  return Object.fromEntries(
    offeringsIn(offerings).map((offering) => [offering.id, designOf(offering)]),
  ) as Record<OfferingId, OfferingDesign>;
}

function designOf({ id, colors }: ListedOffering): OfferingDesign {
  const seeded = productSeeds.filter(({ offering }) => offering === id).map(({ baseColor }) => baseColor);
  return {
    colors,
    designedBases: [colors.primaryColor, ...seeded],
  };
}
