import { randomUUIDv7 } from 'node:crypto';
import type { Cancellation, Withdrawal } from '#domain/declaration.ts';
import type { SupportMessage } from '#domain/support-message.ts';
import type { SurveyResponse } from '#domain/survey.ts';
import type { SubmissionFacts } from '#server/store/submission.ts';

/** A complete support message; `changes` replaces fields. */
export function supportMessage(changes: Partial<SupportMessage> = {}): SupportMessage {
  return {
    name: 'Anna Berg',
    email: 'anna@example.com',
    company: 'Berg AG',
    message: 'Guten Tag,\nich habe eine Frage.',
    ...changes,
  };
}

/** A complete withdrawal from a contract; `changes` replaces fields. */
export function withdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    name: 'Änne Große',
    email: 'aenne@example.com',
    contract: 'NOVA-Sitzung,\nbestellt am 3. Mai 2026',
    ...changes,
  };
}

/** A complete cancellation for cause; `changes` replaces fields. */
export function cancellation(changes: Partial<Cancellation> = {}): Cancellation {
  return {
    ...withdrawal(),
    contract: 'Monatsplan, Bestellung 4711',
    cause: 'forCause',
    reason: 'Die Berichte bleiben aus.',
    endDate: '2026-12-31',
    ...changes,
  };
}

/** A complete survey response; `changes` replaces fields. */
export function surveyResponse(changes: Partial<SurveyResponse> = {}): SurveyResponse {
  return {
    name: 'Jörg',
    companyOrOccupation: 'Makler',
    solutionUsed: 'nova',
    rating: 4,
    comment: 'Klar und schnell.',
    ...changes,
  };
}

/** What the server knows about a submission; each call gives a new id. */
export function submissionFacts(changes: Partial<SubmissionFacts> = {}): SubmissionFacts {
  return {
    id: randomUUIDv7(),
    receivedAt: '2026-11-21T09:30:00.000Z',
    language: 'de',
    signals: [],
    idempotencyHash: null,
    ...changes,
  };
}
