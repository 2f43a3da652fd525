import type { Context } from 'hono';
import type { DraftSaved, MessageDrafts, SavedDraft } from '#domain/api/inbox/draft.ts';
import {
  type DraftKind,
  draftKinds,
  draftSchemas,
  type NoteDraft,
  type ReplyDraft,
} from '#domain/inbox/message-draft.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Db } from '#server/core/store/store.ts';
import { existingMessage } from './inbox.ts';
import { draftFiles, fileJson, listFiles } from './message-files.ts';

type Owner = { messageId: string; operatorId: string };

export async function dropDraft(
  db: Db,
  { messageId, operatorId, kind }: Owner & { kind: DraftKind },
): Promise<void> {
  await db
    .deleteFrom('message_drafts')
    .where('messageId', '=', messageId)
    .where('operatorId', '=', operatorId)
    .where('kind', '=', kind)
    .execute();
}

/** Shows of colleagues only that they are writing, and since when. */
export async function listDrafts(
  db: Db,
  { messageId, operatorId }: Owner,
): Promise<Omit<MessageDrafts, 'at'>> {
  const rows = await db
    .selectFrom('message_drafts')
    .innerJoin('operators', 'operators.id', 'message_drafts.operatorId')
    .select(['operators.id', 'operators.name', 'kind', 'content', 'savedAt'])
    .where('messageId', '=', messageId)
    .orderBy('savedAt')
    .execute();
  function own<Draft>(kind: DraftKind): SavedDraft<Draft> | null {
    const row = rows.find((one) => one.id === operatorId && one.kind === kind);
    return row ? { draft: JSON.parse(row.content) as Draft, savedAt: row.savedAt } : null;
  }
  return {
    reply: own<ReplyDraft>('reply'),
    note: own<NoteDraft>('note'),
    files: draftFiles(await listFiles(db, messageId), operatorId)
      .filter(({ type }) => type !== null)
      .map(fileJson),
    others: rows
      .filter(({ id }) => id !== operatorId)
      .map(({ kind, id, name, savedAt }) => ({ kind, author: { id, name }, savedAt })),
  };
}

/** Drafts of the signed-in operator about a message: GET, PUT and DELETE of a kind. */
export function messageDraftsRoutes({ store, clock, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/messages/:id/drafts', 'workInbox', async (c) => {
      const at = clock().toISOString();
      const messageId = entryId(c);
      await existingMessage(store.db, messageId);
      const drafts = await listDrafts(store.db, { messageId, operatorId: c.var.operator.id });
      return c.json({ at, ...drafts } satisfies MessageDrafts);
    }),
    route('PUT', '/messages/:id/drafts/:kind', 'workInbox', async (c) => {
      const messageId = entryId(c);
      const kind = kindOf(c);
      const content = await readFields(c, bodyLimits, draftSchemas[kind]);
      const savedAt = clock().toISOString();
      await c.var.transaction(async (db) => {
        await existingMessage(db, messageId);
        const kept = { content: JSON.stringify(content), savedAt };
        await db
          .insertInto('message_drafts')
          .values({ messageId, operatorId: c.var.operator.id, kind, ...kept })
          .onConflict((on) => on.columns(['messageId', 'operatorId', 'kind']).doUpdateSet(kept))
          .execute();
      });
      return c.json({ savedAt } satisfies DraftSaved);
    }),
    route('DELETE', '/messages/:id/drafts/:kind', 'workInbox', async (c) => {
      const owner = { messageId: entryId(c), operatorId: c.var.operator.id };
      const kind = kindOf(c);
      await c.var.transaction(async (db) => await dropDraft(db, { ...owner, kind }));
    }),
  ];
}

function kindOf(c: Context) {
  const kind = draftKinds.find((one) => one === c.req.param('kind'));
  if (!kind) throw noEntry();
  return kind;
}
