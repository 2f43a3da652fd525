import type { Hono } from 'hono';
import { supportMessageSchema } from '#domain/forms/support-message.ts';
import { isBlocked } from './blocked-senders.ts';
import { type SubmissionParts, submissionApi } from './submission-api.ts';
import { createSupportMessage } from './support-messages.ts';

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
