import { type RawBuilder, sql } from 'kysely';
import type { StuckMail } from '#domain/api/mail.ts';
import type { TodaysMail } from '#domain/api/today.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { mailJson, outboxEntry, queuedAgain } from './outbox.ts';

type MailCounts = Omit<TodaysMail, 'isConfigured'>;

/** The worker looks every five seconds. */
const patienceMs = 60_000;

/** Far more than a person reads; the counts are of all. */
const mostListed = 100;

const hasFailed = sql<boolean>`outbox.status = 'failed' and dismissed_at is null`;
const isRetried = sql<boolean>`outbox.status = 'queued' and attempts > 0 and last_error is not null`;

function isLate(now: string) {
  const since = new Date(Date.parse(now) - patienceMs).toISOString();
  return sql<boolean>`outbox.status = 'queued' and attempts = 0 and due_at < ${since}`;
}

/** Mails that have not left although they should have: failed ones first, then oldest first. */
export async function listStuckMails(db: Db, now: string): Promise<StuckMail[]> {
  const stuck = async (which: RawBuilder<boolean>) =>
    await db
      .selectFrom('outbox')
      .leftJoin('support_messages as message', 'message.id', 'outbox.supportMessageId')
      .leftJoin('survey_responses as response', 'response.id', 'outbox.surveyResponseId')
      .selectAll('outbox')
      .select(['message.reference', 'message.name as sender', 'response.name as respondent'])
      .where(which)
      .orderBy('outbox.createdAt')
      .orderBy('outbox.id')
      .limit(mostListed)
      .execute();
  // One by one, for each has an index.
  const found = [...(await stuck(hasFailed)), ...(await stuck(isRetried)), ...(await stuck(isLate(now)))];
  type Row = (typeof found)[number];
  const place = ({ status, createdAt, id }: Row) => `${status} ${createdAt} ${id}`;
  const listed = found.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, mostListed);
  return listed.map((row) => ({ ...mailJson(outboxEntry(row)), about: aboutMail(row) }));

  function aboutMail({ supportMessageId, surveyResponseId, ...row }: Row): StuckMail['about'] {
    const { reference, sender, respondent } = row;
    if (sender !== null)
      return { section: 'messages', id: supportMessageId!, reference, name: lineExcerpt(sender) };
    if (respondent !== null)
      return {
        section: 'responses',
        id: surveyResponseId!,
        reference: null,
        name: lineExcerpt(respondent),
      };
    return null;
  }
}

/** Each count stops after `mostCounted`. */
export async function countStuckMails(db: Db, now: string): Promise<MailCounts> {
  const count = async (which: RawBuilder<boolean>) =>
    await countAtMost(db, db.selectFrom('outbox').where(which));
  const { lastSentAt } = await db
    .selectFrom('outbox')
    .select(sql<string | null>`max(sent_at)`.as('lastSentAt'))
    .where('sentAt', 'is not', null)
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

async function newestError(db: Db, which: RawBuilder<boolean>): Promise<string | null | undefined> {
  const newest = await db
    .selectFrom('outbox')
    .select('lastError')
    .where(which)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.lastError;
}

/** Bounds how long one transaction keeps other writers waiting. */
export const retryBatchSize = 500;

export async function listFailedMails(db: Db): Promise<string[]> {
  const failed = db.selectFrom('outbox').select('id').where(hasFailed).orderBy('createdAt').orderBy('id');
  return (await failed.execute()).map(({ id }) => id);
}

/** Queues those of `ids` that have failed, and returns them with their subject; call it in a transaction. */
export async function retryMails(
  db: Db,
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

const subjectColumns = ['supportMessageId as message', 'surveyResponseId as response'] as const;

export async function subjectOfMail(db: Db, id: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('outbox').select(subjectColumns).where('id', '=', id).executeTakeFirst();
  return row ? subjectOf(row) : {};
}

function subjectOf({ message, response }: { message: string | null; response: string | null }) {
  return { ...(message && { message }), ...(response && { response }) };
}

export async function dismissMail(db: Db, id: string, now: string): Promise<boolean> {
  const failed = db.updateTable('outbox').where('id', '=', id).where(hasFailed);
  return await isWritten(failed.set({ dismissedAt: now }));
}
