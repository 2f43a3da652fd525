import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#domain/address-key.ts';
import { type MailKind, mailTurns } from './mail-kinds.ts';
import type { Submission } from './submission.ts';
import type { Tables } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/**
 * How many mails may answer by themselves (docs/decisions/0011): nobody has proved to own the address in a form, so
 * neither may a stranger's mailbox be filled nor our sender be misused for many.
 */
export const answerLimits = {
  'message-acknowledgement': { perMailboxAndDay: 1, perHour: 60 },
  'declaration-confirmation': { perMailboxAndDay: 5, perHour: 60 },
} as const satisfies Partial<Record<MailKind, { perMailboxAndDay: number; perHour: number }>>;

export type AnswerKind = keyof typeof answerLimits;

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return Object.hasOwn(answerLimits, kind);
}

/** A mail to the visitor about a submission, which is queued only within `answerLimits`. */
export function answerMail(
  db: Kysely<Tables>,
  { kind, messageId, email, at }: { kind: AnswerKind; messageId: string; email: string; at: string },
): NonNullable<Submission['answer']> {
  const key = mailboxKey(email);
  const { perMailboxAndDay, perHour } = answerLimits[kind];
  const before = (hours: number) => new Date(Date.parse(at) - hours * hourMs).toISOString();
  const sentSince = (moment: string) =>
    sql`select count(*) from outbox where kind = ${kind} and created_at > ${moment} and address_key is not null`;
  const insert = sql`insert into outbox
    (id, kind, turn, support_message_id, created_at, status, attempts, due_at, address_key)
    select ${randomUUIDv7()}, ${kind}, ${sql.lit(mailTurns[kind])}, ${messageId}, ${at}, 'queued', 0, ${at}, ${key}
    where (${sentSince(before(24))} and address_key = ${key}) < ${sql.lit(perMailboxAndDay)}
    and (${sentSince(before(1))}) < ${sql.lit(perHour)}`;
  return { turn: key, insert: insert.compile(db) };
}
