import { listAudit } from '#server/audit/audit-log.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { type ClaimedMail, claimDueMails } from '#server/outbox/outbox-claims.ts';
import { createAdminApp } from './admin.ts';
import { newSubmission, supportMessage, surveyResponse } from './factories.ts';

export const unknownId = '019c0000-0000-7000-8000-000000000000';

export async function createInbox(parts: Parameters<typeof createAdminApp>[0] = {}) {
  const admin = await createAdminApp(parts);
  const { store } = admin;
  const facts = newSubmission();
  const responseFacts = newSubmission();
  await createSupportMessage(store, facts, supportMessage());
  await createSurveyResponse(store, responseFacts, surveyResponse());
  return {
    ...admin,
    id: facts.id,
    responseId: responseFacts.id,
    json: async (method: string, path: string, body?: unknown) => {
      const response = await admin.callSignedIn(method, path, body);
      // biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about
      return { status: response.status, body: (await response.json()) as any };
    },
    /** Without the entries that reading leaves, which nearly every test does. */
    audit: async () =>
      (await listAudit(store.db, { limit: 100 })).filter(({ action }) => !action.endsWith('.opened')),
  };
}

export const settledAt = '2026-11-21T10:00:00.000Z';

export async function settleMails(
  store: Store,
  settle: (mail: ClaimedMail) => Promise<unknown>,
): Promise<void> {
  for (const mail of await claimDueMails(store, {
    now: settledAt,
    heldUntil: settledAt,
    lease: 'x',
    limit: 9,
  }))
    await settle(mail);
}
