import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type MailKind, mailTurns } from './mail-kinds.ts';
import { outboxRow } from './outbox-row.ts';
import type { Tables } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/** A digest waits for submissions that are being stored while its hour ends. */
const graceMs = 60 * 1000;

/** What belongs to a digest: everything of an hour that has no notice of its own. */
export type DigestCounts = {
  from: string;
  until: string;
  messages: number;
  responses: number;
  suspectedMessages: number;
  suspectedResponses: number;
};

type Notice = { id: string; kind: MailKind; column: string; submissionId: string; receivedAt: string };

/** The notice about a submission, unless its hour has as many as `perHour` already. */
export function limitedNotice(
  db: Kysely<Tables>,
  { id, kind, column, submissionId, receivedAt }: Notice,
  perHour: number,
): CompiledQuery {
  // A select of its own that ends early: a flood must not make counting slow.
  return sql`insert into outbox (id, kind, turn, ${sql.ref(column)}, created_at, status, attempts, due_at)
    select ${id}, ${kind}, ${sql.lit(mailTurns[kind])}, ${submissionId}, ${receivedAt}, 'queued', 0, ${receivedAt}
    where (select count(*) from (select 1 from outbox where kind in ('message-notice', 'response-notice')
      and created_at >= ${hourOf(receivedAt).from} limit ${sql.lit(perHour)}) as told) < ${sql.lit(perHour)}`.compile(
    db,
  );
}

/**
 * The digest of the hour in which something was received, once: its id is made of the hour, so that neither many
 * submissions nor several processes make another one.
 */
export function digestOnce(db: Kysely<Tables>, receivedAt: string): CompiledQuery {
  const { from, until } = hourOf(receivedAt);
  const row = outboxRow({ id: digestId(from), kind: 'digest', createdAt: from });
  return db
    .insertInto('outbox')
    .values({ ...row, due_at: new Date(Date.parse(until) + graceMs).toISOString() })
    .onConflict((on) => on.column('id').doNothing())
    .compile();
}

/** What the digest made at `createdAt` tells of, as it is now; what somebody has thrown away meanwhile is left out. */
export async function countForDigest(db: Kysely<Tables>, createdAt: string): Promise<DigestCounts> {
  const hour = hourOf(createdAt);
  const count = async (
    table: 'support_messages' | 'survey_responses',
    reference: 'support_message_id' | 'survey_response_id',
    isLeft = sql<boolean>`1 = 1`,
  ) => {
    const rows = await sql<{ is_suspected: number; count: number | string }>`
      select case status when 'suspected' then 1 else 0 end as is_suspected, count(*) as count
      from ${sql.table(table)} as submission
      where received_at >= ${hour.from} and received_at < ${hour.until} and ${isLeft}
      and not exists (select 1 from outbox where ${sql.ref(reference)} = submission.id
        and kind in ('message-notice', 'response-notice'))
      group by 1`.execute(db);
    const of = (isSuspected: number) =>
      Number(rows.rows.find((row) => row.is_suspected === isSuspected)?.count ?? 0);
    return { ordinary: of(0), suspected: of(1) };
  };
  const messages = await count('support_messages', 'support_message_id', sql`deleted_at is null`);
  const responses = await count('survey_responses', 'survey_response_id');
  return {
    ...hour,
    messages: messages.ordinary,
    responses: responses.ordinary,
    suspectedMessages: messages.suspected,
    suspectedResponses: responses.suspected,
  };
}

function hourOf(moment: string): { from: string; until: string } {
  const start = Math.floor(Date.parse(moment) / hourMs) * hourMs;
  return { from: new Date(start).toISOString(), until: new Date(start + hourMs).toISOString() };
}

/** A UUIDv7 of which everything but its time is fixed, so that it stands in order among the others. */
function digestId(from: string): string {
  const time = Date.parse(from).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
