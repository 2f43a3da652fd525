import { type Kysely, sql } from 'kysely';
import { type OutboxEntry, outboxEntry } from './outbox.ts';
import type { Tables } from './tables.ts';

export type StuckEntry = OutboxEntry & { about: 'messages' | 'responses' | null };

export type MailCounts = {
  failed: number;
  /** Refused or not reached at least once, and tried again. */
  retrying: number;
  /** Due for longer than a worker takes to look. */
  waiting: number;
  lastSentAt: string | null;
  /** Of the newest mail that is tried again, else of the newest that failed. */
  reason: string | null;
};

/** The worker looks every five seconds. */
const patienceMs = 60_000;

/** Far more than a person reads; the counts are of all. */
const mostListed = 100;

const hasFailed = sql<boolean>`status = 'failed' and dismissed_at is null`;
const isRetried = sql<boolean>`status = 'queued' and attempts > 0 and last_error is not null`;

function isLate(now: string) {
  const since = new Date(Date.parse(now) - patienceMs).toISOString();
  return sql<boolean>`status = 'queued' and attempts = 0 and due_at < ${since}`;
}

/** Mails that have not left although they should have: failed ones first, then oldest first. */
export async function listStuckMails(db: Kysely<Tables>, now: string): Promise<StuckEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) => row.or([hasFailed, isRetried, isLate(now)]))
    .orderBy('status')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    ...outboxEntry(row),
    about: row.support_message_id ? 'messages' : row.survey_response_id ? 'responses' : null,
  }));
}

export async function countStuckMails(db: Kysely<Tables>, now: string): Promise<MailCounts> {
  const count = (which: ReturnType<typeof isLate>) => sql<number>`sum(case when ${which} then 1 else 0 end)`;
  const counts = await db
    .selectFrom('outbox')
    .select([
      count(hasFailed).as('failed'),
      count(isRetried).as('retrying'),
      count(isLate(now)).as('waiting'),
      sql<string | null>`max(sent_at)`.as('lastSentAt'),
    ])
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('outbox')
    .select('last_error')
    .where((row) => row.or([hasFailed, isRetried]))
    // Those that are tried again first: they say whether the mail server works.
    .orderBy('status', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    failed: Number(counts.failed),
    retrying: Number(counts.retrying),
    waiting: Number(counts.waiting),
    lastSentAt: counts.lastSentAt,
    reason: newest?.last_error ?? null,
  };
}

export async function listFailedIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('id').where(hasFailed).execute();
  return rows.map(({ id }) => id);
}

/** As the details of an audit entry name what a mail is about. */
export async function subjectOfMail(db: Kysely<Tables>, id: string): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('outbox')
    .select(['support_message_id as message', 'survey_response_id as response'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { ...(row?.message && { message: row.message }), ...(row?.response && { response: row.response }) };
}

/** False if the mail has not failed. */
export async function dismissMail(db: Kysely<Tables>, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .where(hasFailed)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
