import type { SolutionId } from '#domain/survey.ts';
import { offerings } from './offerings.ts';

/** What the survey can be about, in the order of its select; a test holds the ids against the rule in domain/survey.ts. */
export const surveyChoices: readonly { readonly id: SolutionId; readonly name: string }[] = Object.values(
  offerings,
)
  .flatMap(({ id, name, survey }) => (survey ? [{ id: id as SolutionId, name, ...survey }] : []))
  .toSorted((one, other) => one.place - other.place)
  .map(({ id, name }) => ({ id, name }));

/** A solution as the survey calls it. */
export function surveyName(solution: SolutionId): string {
  return surveyChoices.find(({ id }) => id === solution)!.name;
}
