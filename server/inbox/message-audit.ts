import type { Kysely } from 'kysely';
import type { MessageStatus } from '#domain/inbox/inbox.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { InboxMessage } from './inbox.ts';

type Change = {
  at: string;
  operatorId: string;
  /** As it was before. */
  message: InboxMessage;
  status: MessageStatus;
  assignee: string | null;
};

/** One entry for each thing that changed; call it in the transaction of the change. */
export async function recordMessageChange(
  db: Kysely<Tables>,
  { at, operatorId, message, status, assignee }: Change,
): Promise<void> {
  const entry = { at, operatorId, target: message.id };
  if (status !== message.status)
    await recordAudit(db, {
      ...entry,
      action: 'message.changed',
      details: { from: message.status, to: status },
    });
  if (assignee !== (message.assignee?.id ?? null))
    await recordAudit(db, { ...entry, action: 'message.assigned', details: { assignee } });
}
