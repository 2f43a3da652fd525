import * as z from 'zod/mini';
import {
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
  typeCode,
  type Verdict,
} from './text-rules.ts';

/** The solutions a survey can be about, in the order of the select (spec 1 §3). */
export const solutionIds = [
  'sophie',
  'nova',
  'marcus-storm',
  'fuel',
  'quantum-evolution',
  'master-wu',
  'integrated-solutions',
] as const;

export type SolutionId = (typeof solutionIds)[number];

/** The rating scale (spec 1 §9). */
export const minRating = 1;
export const maxRating = 5;

function judgeSolution(value: string): Verdict<SolutionId> {
  if (value === '') return { code: 'required' };
  const known = solutionIds.find((id) => id === value);
  return known ? { value: known } : { code: 'unknownSolution' };
}

/**
 * The survey (spec 1 §3, §5): name, solutionUsed and an integer rating from 1 to 5 are required, the rest is optional.
 * The fields stand in the order of the screen. Refusals are codes, see `fieldErrors`.
 */
export const surveySchema = z.object({
  name: textField(mandatory(judgeLine)),
  companyOrOccupation: optionalTextField(judgeLine),
  solutionUsed: textField(judgeSolution),
  rating: z.number({ error: typeCode }).check((context) => {
    const { value } = context;
    if (Number.isInteger(value) && value >= minRating && value <= maxRating) return;
    context.issues.push({ code: 'custom', input: value, message: 'ratingRange' });
  }),
  comment: optionalTextField(judgeText),
});

export type SurveyResponse = z.infer<typeof surveySchema>;
