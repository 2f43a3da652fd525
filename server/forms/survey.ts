import type { Hono } from 'hono';
import { type SurveyResponse, surveySchema } from '#domain/forms/survey.ts';
import { type SubmissionParts, submissionApi } from './submission-api.ts';
import { createSurveyResponse } from './survey-responses.ts';

/** POST /api/survey: stores a survey response about one of the solutions (FORM-2). */
export function surveyApi(parts: SubmissionParts, solutions: readonly string[]): Hono {
  return submissionApi<SurveyResponse>(parts, {
    name: 'survey',
    schema: surveySchema(solutions),
    numbers: ['rating'],
    signalsOf: ({ comment }, signs) => parts.judgeSpam(comment, signs),
    create: async (store, facts, fields) => ({ id: await createSurveyResponse(store, facts, fields) }),
  });
}
