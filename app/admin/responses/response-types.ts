import type { ResponseStatus } from '#domain/inbox.ts';
import type { SurveyResponse } from '#domain/survey.ts';

/** What /api/admin/responses answers; see server/api/admin/responses.ts. */
export type ListedResponse = SurveyResponse & {
  readonly id: string;
  readonly receivedAt: string;
  readonly status: ResponseStatus;
  readonly signals: readonly string[];
  readonly language: string | null;
  readonly version: number;
};

export type ResponsePage = {
  readonly responses: readonly ListedResponse[];
  readonly next: string | null;
  readonly count: number;
  readonly suspected: number;
};
