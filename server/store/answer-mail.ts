import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#domain/address-key.ts';
import { lockMailbox } from './advisory-lock.ts';
import { type Answering, type AnswerKind, answerLimits, planAnswer } from './answer-plan.ts';
import { queueMail } from './outbox.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Longest mailbox (RFC 5321 4.5.3.1); PostgreSQL limits the size of an index entry. */
const longestKey = 320;

type Given = { kind: AnswerKind; messageId: string; email: string; at: string; answering: Answering };

/** Call it in the transaction that stores the submission. */
export async function queueAnswer(
  store: Store,
  db: Kysely<Tables>,
  { kind, messageId, email, at, answering }: Given,
): Promise<void> {
  const addressKey = mailboxKey(email).slice(0, longestKey);
  await lockMailbox(store, db, addressKey);
  const moment = sql<string>`coalesce(sent_at, due_at)`;
  const earlier = await db
    .selectFrom('outbox')
    .select(moment.as('moment'))
    .where('kind', '=', kind)
    .where('address_key', '=', addressKey)
    .where('status', '<>', 'held')
    .orderBy(moment, 'desc')
    .limit(answerLimits[kind].perMailboxAndDay)
    .execute();
  const moments = earlier.map((mail) => Date.parse(mail.moment));
  const plan = await planAnswer(db, kind, Date.parse(at), moments, answering);
  if (!plan) return;
  const { status, due, waitsFor } = plan;
  const dueAt = new Date(due).toISOString();
  await queueMail(db, { kind, messageId, createdAt: at, status, dueAt, waitsFor, addressKey });
}
