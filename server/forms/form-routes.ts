import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { namesContact } from '#domain/forms/contact-details.ts';
import {
  type Cancellation,
  cancellationSchema,
  type DeclarationKind,
  type Withdrawal,
  withdrawalSchema,
} from '#domain/forms/declaration.ts';
import { supportMessageSchema } from '#domain/forms/support-message.ts';
import { type SurveyResponse, surveySchema } from '#domain/forms/survey.ts';
import { networkSubject } from '#server/core/limits/attempts.ts';
import { mayBeAnswered } from './auto-reply.ts';
import { isBlocked } from './blocked-senders.ts';
import { type SubmissionParts, type SubmissionRules, submissionApi } from './submission-api.ts';
import { createDeclaration, createSupportMessage } from './support-messages.ts';
import { createSurveyResponse } from './survey-responses.ts';

const forms = {
  withdrawal: { name: 'withdraw-contract', schema: withdrawalSchema },
  cancellation: { name: 'cancel-contract', schema: cancellationSchema },
} as const satisfies Record<DeclarationKind, { name: string; schema: z.ZodMiniType<Withdrawal> }>;

/** Declarations about contracts (LAW-05, LAW-06); without script confirmed first, with a receipt. */
export function declarationsApi(parts: SubmissionParts): Hono {
  const api = new Hono();
  for (const kind of ['withdrawal', 'cancellation'] as const)
    api.route('/', submissionApi(parts, declarationForm(parts, kind)));
  return api;
}

function declarationForm(
  { store, site }: SubmissionParts,
  kind: DeclarationKind,
): SubmissionRules<Withdrawal | Cancellation> {
  return {
    ...forms[kind],
    // Neither a flood nor a client other than a browser may delay a confirmation that the law requires.
    signalsOf: (fields, signs) => [
      ...signs.filter((sign) => sign === 'honeypot' || sign === 'tooFast'),
      ...(isAdvertising(fields) ? ['contact'] : []),
    ],
    create: async (submission, fields, network) =>
      await createDeclaration(store, submission, kind, fields, {
        network: await networkSubject(store, network, new Date(submission.receivedAt)),
        heldFor: mayBeAnswered(site(), fields.email) ? undefined : 'address',
      }),
    isReviewed: true,
  };
}

function isAdvertising({ name, email, contract, ...more }: Withdrawal | Cancellation): boolean {
  const texts = [name, contract, 'reason' in more ? more.reason : ''];
  return texts.some((text) => namesContact(text, email));
}

/** POST /api/support: stores a support message (FORM-1). */
export function supportApi(parts: SubmissionParts): Hono {
  const { store, site, sendsMail, judgeSpam } = parts;
  return submissionApi(parts, {
    name: 'support',
    schema: supportMessageSchema,
    signalsOf: async ({ message, email }, signs) =>
      judgeSpam(message, (await isBlocked(store.db, email)) ? [...signs, 'blocked'] : signs),
    async create(submission, fields, network) {
      const isAnswered = sendsMail && site().acknowledgesMessages && mayBeAnswered(site(), fields.email);
      const now = new Date(submission.receivedAt);
      const answer = isAnswered ? { network: await networkSubject(store, network, now) } : undefined;
      return await createSupportMessage(store, submission, fields, answer);
    },
  });
}

/** POST /api/survey: stores a survey response about one of the solutions (FORM-2). */
export function surveyApi(parts: SubmissionParts, solutions: readonly string[]): Hono {
  const { store, judgeSpam } = parts;
  return submissionApi<SurveyResponse>(parts, {
    name: 'survey',
    schema: surveySchema(solutions),
    numbers: ['rating'],
    signalsOf: ({ comment }, signs) => judgeSpam(comment, signs),
    create: async (submission, fields) => await createSurveyResponse(store, submission, fields),
  });
}
