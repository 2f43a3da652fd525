import { givenLinkKinds, linkMailKinds, type MailKind } from '#domain/outbox/mail-kinds.ts';
import { countWritten, isFound } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { type OutboxEntry, outboxEntry } from './outbox.ts';

export async function newestLinkMails(db: Db): Promise<Map<string, OutboxEntry>> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', givenLinkKinds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.recipient!, outboxEntry(row)]));
}

/** Also those to addresses that the operator wanted to have and has not confirmed. */
export async function withdrawLinkMails(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', linkMailKinds)
    .where('status', '!=', 'sent')
    .where((is) =>
      is.or([
        is('recipient', '=', email),
        is.and([is('kind', '=', 'address-to-confirm'), is('details', 'like', `%"operatorId":"${id}"%`)]),
      ]),
    )
    .execute();
}

export async function hasQueuedMail(
  db: Db,
  { kind, recipient, since }: { kind: MailKind; recipient: string; since: string },
): Promise<boolean> {
  const mails = db.selectFrom('outbox').select('id').where('kind', '=', kind);
  return await isFound(mails.where('recipient', '=', recipient).where('createdAt', '>', since).limit(1));
}

/** False if it was withdrawn, even after a worker claimed it. */
export async function isStillQueued(db: Db, id: string): Promise<boolean> {
  return await isFound(
    db.selectFrom('outbox').select('id').where('id', '=', id).where('status', '=', 'queued'),
  );
}

export async function forgetMailsTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', recipient).execute();
}

/** Bounds how long one transaction keeps other writers waiting. */
export const accessMailBatch = 500;

/** Keeps those still to be sent, if there is a mail server; returns the number deleted. */
export async function deleteOldAccessMails(
  store: Store,
  { before, sendsMail }: { before: string; sendsMail: boolean },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await store.transaction(async (db) => {
      const old = db
        .selectFrom('outbox')
        .select('id')
        .where('recipient', 'is not', null)
        .where('createdAt', '<', before)
        .$if(sendsMail, (mails) => mails.where('status', '!=', 'queued'))
        .limit(accessMailBatch);
      return await countWritten(db.deleteFrom('outbox').where('id', 'in', old));
    });
    deleted += count;
    if (count < accessMailBatch) return deleted;
  }
}
