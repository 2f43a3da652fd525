import { allOfferings } from './listed.ts';
import type { OfferingId, Offerings } from './offerings.ts';

export type SurveyChoice = { readonly id: OfferingId; readonly name: string };

export function surveyChoices(offerings: Offerings): readonly SurveyChoice[] {
  return allOfferings(offerings)
    .flatMap(({ id, name, survey }) => (survey ? [{ id, name, ...survey }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, name }) => ({ id, name }));
}

export function solutionsIn(offerings: Offerings): readonly OfferingId[] {
  return surveyChoices(offerings).map(({ id }) => id);
}
