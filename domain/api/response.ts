import type { CameFrom } from '#domain/figures/sources.ts';
import type { SurveyResponse } from '#domain/forms/survey.ts';
import type { ResponseStatus } from '#domain/inbox/inbox.ts';
import type { MailState } from './mail.ts';

export type KeptResponse = SurveyResponse & {
  readonly id: string;
  readonly receivedAt: string;
  readonly status: ResponseStatus;
  readonly signals: readonly string[];
  readonly language: string | null;
  readonly version: number;
  readonly tags: readonly string[];
  /** Null if its request contains nothing of it. */
  readonly cameFrom: CameFrom | null;
};

export type ListedResponse = KeptResponse & {
  readonly notices: readonly MailState[];
};

/** The message in the inbox that a response is answered in. */
export type MessageOfResponse = { readonly message: string };

export type ResponsePage = {
  readonly responses: readonly ListedResponse[];
  readonly next: string | null;
  readonly counts: Readonly<Record<ResponseStatus, number>>;
  /** All that are in use. */
  readonly tags: readonly string[];
  readonly sendsMail: boolean;
};
