import type { Hono } from 'hono';
import { supportMessageSchema } from '#domain/support-message.ts';
import { isBlocked } from '#server/store/blocked-senders.ts';
import { createSupportMessage } from '#server/store/support-messages.ts';
import { type SubmissionParts, submissionApi } from './submission-api.ts';

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
