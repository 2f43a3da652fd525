import { sql } from 'kysely';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import type { Db } from '#server/core/store/store.ts';
import { listMailsAbout, type OutboxEntry, queueMail } from '#server/outbox/outbox.ts';
import type { StoredMessage } from './support-messages.ts';

const kind = 'declaration-confirmation';

export function confirmationOf(messageId: string, mails: readonly OutboxEntry[]): OutboxEntry | undefined {
  const own = mails.filter((mail) => mail.kind === kind && mail.submissionId === messageId);
  return own.find(({ isAutomatic }) => !isAutomatic) ?? own[0];
}

/** `now`: it waits or is held. `whole`: the automatic one was shortened. null: nothing to send. */
export function confirmable(
  declaration: StoredMessage,
  mails: readonly OutboxEntry[],
): 'now' | 'whole' | null {
  const mail = confirmationOf(declaration.id, mails);
  if (!mail) return null;
  if (mail.status === 'held' || (mail.status === 'queued' && mail.waitsFor !== null)) return 'now';
  const isShort = mail.isAutomatic && shortenDeclaration(declaration) !== declaration;
  return mail.status === 'sent' && isShort ? 'whole' : null;
}

/** Not limited, since a person asked for it. Undefined if there is nothing to send. Call it in a transaction. */
export async function sendConfirmation(
  db: Db,
  declaration: StoredMessage,
  now: string,
): Promise<string | undefined> {
  const { id } = declaration;
  const released = await waiting(db)
    .where('supportMessageId', '=', id)
    .set({ status: 'queued', dueAt: now, waitsFor: null, addressKey: null })
    .returning('id')
    .executeTakeFirst();
  if (released) return released.id;
  const mails = await listMailsAbout(db, 'support_messages', [id]);
  if (confirmable(declaration, mails) !== 'whole') return undefined;
  return await queueMail(db, { kind, messageId: id, createdAt: now });
}

export async function holdConfirmations(db: Db, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await waiting(db)
    .where('supportMessageId', 'in', messageIds)
    .set({ status: 'held', waitsFor: 'suspected' })
    .execute();
}

/** Declarations not yet done whose confirmation has not been sent, whatever the reason. As the condition of their index is written. */
export const isUnconfirmed = sql<boolean>`(support_messages.kind <> 'message'
  and support_messages.status <> 'done' and support_messages.id in
  (select support_message_id from outbox where kind = 'declaration-confirmation' and status <> 'sent'))`;

function waiting(db: Db) {
  return db
    .updateTable('outbox')
    .where('kind', '=', kind)
    .where('lease', 'is', null)
    .where('attempts', '=', 0)
    .where(sql<boolean>`(status = 'held' or (status = 'queued' and waits_for is not null))`);
}
