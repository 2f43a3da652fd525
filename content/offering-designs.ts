import type { OfferingDesign } from '#domain/publishing/published-colors.ts';
import { allOfferings } from './offerings/listed.ts';
import type { ListedOffering, OfferingId, Offerings } from './offerings/offerings.ts';
import { productSeeds } from './product-seeds.ts';

/** A seed colour leaves the offering as designed, even where the two differ (RAY is blue, Master Wu's pages green). */
export function offeringDesigns(offerings: Offerings): Readonly<Record<OfferingId, OfferingDesign>> {
  return Object.fromEntries(
    allOfferings(offerings).map((offering) => [offering.id, designOf(offering)]),
  ) as Record<OfferingId, OfferingDesign>;
}

function designOf({ id, colors }: ListedOffering): OfferingDesign {
  const seeded = productSeeds.filter(({ offering }) => offering === id).map(({ baseColor }) => baseColor);
  return {
    colors,
    designedBases: [colors.primaryColor, ...seeded],
  };
}
