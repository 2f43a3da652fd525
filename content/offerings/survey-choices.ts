import { offeringsIn } from './listed.ts';
import type { OfferingId, Offerings } from './offerings.ts';

/** A solution that the survey can be about, and what it calls it. */
export type SurveyChoice = { readonly id: OfferingId; readonly name: string };

/** What the survey can be about, in the order of its select. */
export function surveyChoices(offerings: Offerings): readonly SurveyChoice[] {
  return offeringsIn(offerings)
    .flatMap(({ id, name, survey }) => (survey ? [{ id, name, ...survey }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, name }) => ({ id, name }));
}

/** The ids of what the survey can be about, in that order. */
export function solutionsIn(offerings: Offerings): readonly OfferingId[] {
  return surveyChoices(offerings).map(({ id }) => id);
}
