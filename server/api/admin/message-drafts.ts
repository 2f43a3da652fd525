import { type Context, Hono } from 'hono';
import type { DraftSaved, MessageDrafts } from '#domain/answers/draft.ts';
import { draftKinds, draftSchemas } from '#domain/message-draft.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { findInboxMessage } from '#server/store/inbox.ts';
import { dropDraft, keepDraft, listDrafts } from '#server/store/message-drafts.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { entryId, noEntry } from './entry-id.ts';
import { readFields } from './read-json.ts';

/** What the signed-in operator has begun to write about a message: GET, PUT and DELETE of a kind. */
export function messageDraftsApi({ store, clock, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/drafts', async (c) => {
    const at = clock().toISOString();
    const messageId = entryId(c);
    if (!(await findInboxMessage(store.db, messageId))) throw noEntry();
    const drafts = await listDrafts(store.db, { messageId, operatorId: c.var.operator.id });
    return c.json({ at, ...drafts } satisfies MessageDrafts);
  });

  api.put('/drafts/:kind', async (c) => {
    const messageId = entryId(c);
    const kind = kindOf(c);
    const content = await readFields(c, bodyLimits, draftSchemas[kind]);
    const savedAt = clock().toISOString();
    await c.var.transaction(async (db) => {
      if (!(await findInboxMessage(db, messageId))) throw noEntry();
      await keepDraft(db, { messageId, operatorId: c.var.operator.id, kind, content, savedAt });
    });
    return c.json({ savedAt } satisfies DraftSaved);
  });

  api.delete('/drafts/:kind', async (c) => {
    const owner = { messageId: entryId(c), operatorId: c.var.operator.id };
    const kind = kindOf(c);
    await c.var.transaction(async (db) => await dropDraft(db, { ...owner, kind }));
    return c.body(null, 204);
  });

  api.all('/drafts', methodNotAllowed('GET'));
  api.all('/drafts/:kind', methodNotAllowed('PUT', 'DELETE'));
  return api;
}

function kindOf(c: Context) {
  const kind = draftKinds.find((one) => one === c.req.param('kind'));
  if (!kind) throw noEntry();
  return kind;
}
