import type { Erased } from '#domain/api/person.ts';
import { countRows, countWritten, notEmpty } from '#server/core/store/rows.ts';
import type { Db, Store, SubmissionTable } from '#server/core/store/store.ts';
import { unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { deleteSubmissions } from '#server/forms/delete-submissions.ts';
import { aboutColumns } from '#server/outbox/outbox.ts';

/**
 * First step of an erasure: marks the records and drops their mails that are not sent yet; call it in a transaction, and
 * `eraseMarked` after it. `mails` counts those dropped.
 */
export async function markErased(
  db: Db,
  chosen: { messages: readonly string[]; responses: readonly string[] },
): Promise<Erased> {
  const messages = await mark(db, 'support_messages', chosen.messages);
  const responses = await mark(db, 'survey_responses', chosen.responses);
  const countAbout = async (table: 'message_replies' | 'message_notes' | 'incoming_mails') =>
    await countRows(db.selectFrom(table).where('messageId', 'in', notEmpty(messages)));
  const unsent = db.deleteFrom('outbox').where('status', 'in', ['queued', 'held']);
  const dropUnsent = async (table: SubmissionTable, ids: readonly string[]) =>
    await countWritten(unsent.where(aboutColumns[table], 'in', notEmpty(ids)));
  return {
    messages: messages.length,
    replies: (await countAbout('message_replies')) + (await countAbout('incoming_mails')),
    notes: await countAbout('message_notes'),
    mails:
      (await dropUnsent('support_messages', messages)) + (await dropUnsent('survey_responses', responses)),
    responses: responses.length,
  };
}

/** Second step: deletes the marked submissions, and unblocks their senders. Goes on where it was stopped. */
export async function eraseMarked(store: Store): Promise<void> {
  for (const table of ['support_messages', 'survey_responses'] as const)
    await deleteSubmissions({
      store,
      table,
      next: async (db) => await markedAs(db, table),
      before: async (db, id) => {
        if (table === 'support_messages') await unblockSendersOf(db, [id]);
        await db.deleteFrom('erasures').where('submissionId', '=', id).execute();
      },
    });
}

/** Returns the ids that exist. */
async function mark(db: Db, source: SubmissionTable, chosen: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom<SubmissionTable>(source)
    .select('id')
    .where('id', 'in', notEmpty(chosen))
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .insertInto('erasures')
      .values(ids.map((id) => ({ submissionId: id, source })))
      .onConflict((on) => on.doNothing())
      .execute();
  return ids;
}

const markedAtOnce = 500;

async function markedAs(db: Db, source: SubmissionTable): Promise<string[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('submissionId')
    .where('source', '=', source)
    .orderBy('submissionId')
    .limit(markedAtOnce)
    .execute();
  return rows.map((row) => row.submissionId);
}
