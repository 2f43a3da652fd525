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
import { isBlocked } from './blocked-senders.ts';
import { type Stored, type SubmissionParts, type SubmissionRules, submissionApi } from './submission-api.ts';
import { createDeclaration, createSupportMessage, findSupportMessage } from './support-messages.ts';
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
  { store, clock, answers }: SubmissionParts,
  kind: DeclarationKind,
): SubmissionRules<Withdrawal | Cancellation> {
  /** A repeated request gets the time of the first; a failed read must not fail a stored declaration. */
  const receipt = async ({ id, receivedAt }: Stored) => {
    const message = await findSupportMessage(store.db, id).catch(() => undefined);
    return { id, receivedAt: message?.receivedAt ?? receivedAt };
  };
  return {
    name: forms[kind].name,
    schema: forms[kind].schema,
    numbers: [],
    // Neither a flood nor a client other than a browser may delay a confirmation that the law requires.
    signalsOf: (fields, signs) => [
      ...signs.filter((sign) => sign === 'honeypot' || sign === 'tooFast'),
      ...(isAdvertising(fields) ? ['contact'] : []),
    ],
    async create(store, facts, fields, network) {
      const answering = await answers.confirmation(fields.email, network, clock());
      return await createDeclaration(store, facts, kind, fields, answering);
    },
    answer: receipt,
    isReviewed: true,
  };
}

function isAdvertising({ name, email, contract, ...more }: Withdrawal | Cancellation): boolean {
  const texts = [name, contract, 'reason' in more ? more.reason : ''];
  return texts.some((text) => namesContact(text, email));
}

/** POST /api/support: stores a support message (FORM-1). */
export function supportApi(parts: SubmissionParts): Hono {
  return submissionApi(parts, {
    name: 'support',
    schema: supportMessageSchema,
    numbers: [],
    signalsOf: async ({ message, email }, signs) =>
      parts.judgeSpam(message, (await isBlocked(parts.store.db, email)) ? [...signs, 'blocked'] : signs),
    async create(store, facts, fields, network) {
      const answering = await parts.answers.acknowledgement(fields.email, network, parts.clock());
      return await createSupportMessage(store, facts, fields, answering);
    },
  });
}

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
