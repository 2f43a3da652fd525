import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#domain/address-key.ts';
import { type Answering, type AnswerKind, answerLimits, planAnswer } from './answer-plan.ts';
import { insertTemplate } from './insert-template.ts';
import { outboxRow } from './outbox-row.ts';
import type { Submission } from './submission.ts';
import type { Tables } from './tables.ts';

/** No mailbox has a longer address (RFC 5321 4.5.3.1), and an entry of PostgreSQL's index has a limit. */
const longestKey = 320;

type Given = { kind: AnswerKind; messageId: string; email: string; at: string; answering: Answering };

/** The mail to the visitor about a submission, to be planned by what was planned for the same mailbox before. */
export function answerMail(
  db: Kysely<Tables>,
  { kind, messageId, email, at, answering }: Given,
): NonNullable<Submission['answer']> {
  const key = mailboxKey(email).slice(0, longestKey);
  const moment = sql<string>`coalesce(sent_at, due_at)`;
  return {
    turn: key,
    earlier: db
      .selectFrom('outbox')
      .select(moment.as('moment'))
      .where('kind', '=', kind)
      .where('address_key', '=', key)
      .where('status', '<>', 'held')
      .orderBy(moment, 'desc')
      .limit(answerLimits[kind].perMailboxAndDay)
      .compile(),
    insert: (earlier) => {
      const plan = planAnswer(kind, Date.parse(at), earlier.map(Date.parse), answering);
      if (!plan) return undefined;
      return insertTemplate(
        db,
        'outbox',
      )({
        ...outboxRow({ id: randomUUIDv7(), kind, createdAt: at, messageId }),
        status: plan.status,
        due_at: new Date(plan.due).toISOString(),
        waits_for: plan.waitsFor,
        address_key: key,
      });
    },
  };
}
