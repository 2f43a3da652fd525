import { type Content, type OfferingId, oncePerContent } from '#content/content.ts';
import {
  type Budget,
  budgets,
  type NeedChoice,
  needChoices,
  offeringsFor,
} from '#content/offerings/filters.ts';

/** As in `data-fits` and in the style sheet: `decide.under100`. */
type FilterSetting = `${NeedChoice}.${Budget}`;

export const filterMatches = oncePerContent(
  ({ offerings }): ReadonlyMap<FilterSetting, readonly OfferingId[]> =>
    new Map(
      needChoices.flatMap((need) =>
        budgets.map(
          (budget) => [`${need}.${budget}` as const, offeringsFor(offerings, need, budget)] as const,
        ),
      ),
    ),
);

/** The value of `data-fits`; the style sheet hides what does not fit. */
export function fitting(content: Content, holds: (offers: readonly OfferingId[]) => boolean): string {
  return [...filterMatches(content)]
    .flatMap(([setting, offers]) => (holds(offers) ? [setting] : []))
    .join(' ');
}
