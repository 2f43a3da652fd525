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
import { type Stored, type SubmissionParts, type SubmissionRules, submissionApi } from './submission-api.ts';
import { createDeclaration, findSupportMessage } from './support-messages.ts';

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
