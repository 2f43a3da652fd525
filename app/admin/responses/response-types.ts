import type { MailState } from '#app/admin/mail/mail-state.ts';
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
  /** The mails that tell the team about it. */
  readonly notices: readonly MailState[];
};

export type ResponsePage = {
  readonly responses: readonly ListedResponse[];
  readonly next: string | null;
  readonly count: number;
  readonly suspected: number;
  readonly sendsMail: boolean;
};
