import type { Cancellation, Withdrawal } from '#domain/forms/declaration.ts';
import type { SupportMessage } from '#domain/forms/support-message.ts';
import type { SurveyResponse } from '#domain/forms/survey.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { NewSubmission, SubmissionFormName } from '#server/forms/submission.ts';
import type { NewIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';

export function supportMessage(changes: Partial<SupportMessage> = {}): SupportMessage {
  return {
    name: 'Anna Berg',
    email: 'anna@example.com',
    company: 'Berg AG',
    message: 'Guten Tag,\nich habe eine Frage.',
    ...changes,
  };
}

export function withdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    name: 'Änne Große',
    email: 'aenne@example.com',
    contract: 'NOVA-Sitzung,\nbestellt am 3. Mai 2026',
    ...changes,
  };
}

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

/** Each is another mail. */
export function answerByMail(messageId: string, changes: Partial<NewIncomingMail> = {}): NewIncomingMail {
  return {
    messageId,
    hash: newId(),
    kind: 'answer',
    at: '2026-11-21T09:40:00.000Z',
    from: { name: 'Anna Berg', address: 'anna@example.com' },
    subject: 'AW: Ihre Frage',
    text: 'Danke',
    leftOut: { files: [], isCut: false, isUnreadable: false, isSealed: false },
    claimsTeam: false,
    files: [],
    ...changes,
  };
}

/** What is valid in every form that anybody may send. */
export const submissions: Readonly<Record<SubmissionFormName, Readonly<Record<string, unknown>>>> = {
  support: supportMessage(),
  survey: surveyResponse(),
  'withdraw-contract': withdrawal(),
  'cancel-contract': cancellation(),
};

export function newSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: newId(),
    receivedAt: '2026-11-21T09:30:00.000Z',
    language: 'de',
    signals: [],
    idempotencyHash: null,
    ...changes,
  };
}
