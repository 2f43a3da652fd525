import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { StuckMail } from '#domain/api/mail.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { mailJson, outboxEntry, queuedAgain } from './outbox.ts';

type MailCounts = {
  failed: number;
  /** Refused or not reached at least once, and tried again. */
  retrying: number;
  /** Due for longer than a worker takes to look. */
  waiting: number;
  lastSentAt: string | null;
  /** Error of the newest mail that is tried again, else of the newest that failed. */
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
export async function listStuckMails(db: Kysely<Tables>, now: string): Promise<StuckMail[]> {
  const found: Selectable<Tables['outbox']>[] = [];
  // One by one, for each has an index.
  for (const which of [hasFailed, isRetried, isLate(now)])
    found.push(
      ...(await db
        .selectFrom('outbox')
        .selectAll()
        .where(which)
        .orderBy('created_at')
        .orderBy('id')
        .limit(mostListed)
        .execute()),
    );
  const place = ({ status, created_at, id }: Selectable<Tables['outbox']>) => `${status} ${created_at} ${id}`;
  const listed = found.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, mostListed);
  const about = await sendersOf(db, listed);
  return listed.map((row) => ({
    ...mailJson(outboxEntry(row)),
    about: about.get(row.support_message_id ?? row.survey_response_id ?? '') ?? null,
  }));
}

type About = NonNullable<StuckMail['about']>;

/** By the id of the message or response. */
async function sendersOf(
  db: Kysely<Tables>,
  mails: readonly Pick<Selectable<Tables['outbox']>, 'support_message_id' | 'survey_response_id'>[],
): Promise<Map<string, About>> {
  const about = new Map<string, About>();
  // PostgreSQL takes no empty list.
  const idsOf = (of: 'support_message_id' | 'survey_response_id') => [
    '',
    ...mails.flatMap((mail) => mail[of] ?? []),
  ];
  const messages = db.selectFrom('support_messages').select(['id', 'name', 'reference']);
  for (const one of await messages.where('id', 'in', idsOf('support_message_id')).execute())
    about.set(one.id, { section: 'messages', ...one, name: lineExcerpt(one.name) });
  const responses = db.selectFrom('survey_responses').select(['id', 'name']);
  for (const one of await responses.where('id', 'in', idsOf('survey_response_id')).execute())
    about.set(one.id, { section: 'responses', reference: null, ...one, name: lineExcerpt(one.name) });
  return about;
}

/** Each count stops after `mostCounted`. */
export async function countStuckMails(db: Kysely<Tables>, now: string): Promise<MailCounts> {
  const count = async (which: RawBuilder<boolean>) =>
    await countAtMost(db, db.selectFrom('outbox').where(which));
  const { lastSentAt } = await db
    .selectFrom('outbox')
    .select(sql<string | null>`max(sent_at)`.as('lastSentAt'))
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    failed: await count(hasFailed),
    retrying: await count(isRetried),
    waiting: await count(isLate(now)),
    lastSentAt,
    // Mails that are tried again come first: they show whether the mail server works.
    reason: (await newestError(db, isRetried)) ?? (await newestError(db, hasFailed)) ?? null,
  };
}

async function newestError(
  db: Kysely<Tables>,
  which: RawBuilder<boolean>,
): Promise<string | null | undefined> {
  const newest = await db
    .selectFrom('outbox')
    .select('last_error')
    .where(which)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.last_error;
}

/** Bounds how long one transaction keeps other writers waiting. */
export const retryBatchSize = 500;

/** Ids, oldest first. */
export async function listFailedMails(db: Kysely<Tables>): Promise<string[]> {
  const failed = db.selectFrom('outbox').select('id').where(hasFailed).orderBy('created_at').orderBy('id');
  return (await failed.execute()).map(({ id }) => id);
}

/** Queues those of `ids` that have failed, and returns them with their subject; call it in a transaction. */
export async function retryMails(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: string,
): Promise<{ id: string; subject: Record<string, string> }[]> {
  const rows = await db
    .updateTable('outbox')
    .set(queuedAgain(now))
    .where(hasFailed)
    .where('id', 'in', ids)
    .returning(['id', ...subjectColumns])
    .execute();
  return rows.map(({ id, ...subject }) => ({ id, subject: subjectOf(subject) }));
}

const subjectColumns = ['support_message_id as message', 'survey_response_id as response'] as const;

/** The subject of a mail in the form of audit details. */
export async function subjectOfMail(db: Kysely<Tables>, id: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('outbox').select(subjectColumns).where('id', '=', id).executeTakeFirst();
  return row ? subjectOf(row) : {};
}

function subjectOf({ message, response }: { message: string | null; response: string | null }) {
  return { ...(message && { message }), ...(response && { response }) };
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
