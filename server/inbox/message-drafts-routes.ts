import type { Context } from 'hono';
import type { DraftSaved, MessageDrafts } from '#domain/api/draft.ts';
import { draftKinds, draftSchemas } from '#domain/inbox/message-draft.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { findInboxMessage } from './inbox.ts';
import { dropDraft, keepDraft, listDrafts } from './message-drafts.ts';

/** What the signed-in operator has begun to write about a message: GET, PUT and DELETE of a kind. */
export function messageDraftsRoutes({ store, clock, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/messages/:id/drafts', 'workInbox', async (c) => {
      const at = clock().toISOString();
      const messageId = entryId(c);
      if (!(await findInboxMessage(store.db, messageId))) throw noEntry();
      const drafts = await listDrafts(store.db, { messageId, operatorId: c.var.operator.id });
      return c.json({ at, ...drafts } satisfies MessageDrafts);
    }),
    route('PUT', '/messages/:id/drafts/:kind', 'workInbox', async (c) => {
      const messageId = entryId(c);
      const kind = kindOf(c);
      const content = await readFields(c, bodyLimits, draftSchemas[kind]);
      const savedAt = clock().toISOString();
      await c.var.transaction(async (db) => {
        if (!(await findInboxMessage(db, messageId))) throw noEntry();
        await keepDraft(db, { messageId, operatorId: c.var.operator.id, kind, content, savedAt });
      });
      return c.json({ savedAt } satisfies DraftSaved);
    }),
    route('DELETE', '/messages/:id/drafts/:kind', 'workInbox', async (c) => {
      const owner = { messageId: entryId(c), operatorId: c.var.operator.id };
      const kind = kindOf(c);
      await c.var.transaction(async (db) => await dropDraft(db, { ...owner, kind }));
      return c.body(null, 204);
    }),
  ];
}

function kindOf(c: Context) {
  const kind = draftKinds.find((one) => one === c.req.param('kind'));
  if (!kind) throw noEntry();
  return kind;
}
