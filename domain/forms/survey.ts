import * as z from 'zod/mini';
import {
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
  typeCode,
  type Verdict,
} from '#domain/language/text-rules.ts';
import { maxRating, minRating } from './rating.ts';

/** FORM-2, in screen order. `solutions` are the allowed ids. */
export function surveySchema(solutions: readonly string[]) {
  const judgeSolution = (value: string): Verdict<string> => {
    if (value === '') return { code: 'required' };
    return solutions.includes(value) ? { value } : { code: 'unknownSolution' };
  };
  return z.object({
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
}

export type SurveyResponse = z.infer<ReturnType<typeof surveySchema>>;
