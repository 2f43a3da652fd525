import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Lesson } from '#domain/inbox.ts';
import { isLearned, spamProbability, type WordCount, wordsOf } from '#domain/spam-words.ts';
import type { Tables } from './tables.ts';

/** Databases limit the number of values in a statement. */
const chunk = 500;

export type SpamFilter = WordCount & { salt: string };

export async function readSpamFilter(db: Kysely<Tables>): Promise<SpamFilter> {
  return await db.selectFrom('spam_filter').selectAll().executeTakeFirstOrThrow();
}

/** From 0 to 1, after what operators marked; 0.5 if that says nothing. */
export async function spamProbabilityOf(
  db: Kysely<Tables>,
  filter: SpamFilter,
  text: string,
): Promise<number> {
  if (!isLearned(filter)) return 0.5;
  const buckets = bucketsOf(filter.salt, text);
  if (buckets.length === 0) return 0.5;
  const words = await db.selectFrom('spam_words').selectAll().where('bucket', 'in', buckets).execute();
  return spamProbability(filter, words);
}

/** Replaces what was learned from the same messages; null forgets it. Call it in a transaction. */
export async function teach(
  db: Kysely<Tables>,
  ids: readonly string[],
  lesson: Lesson | null,
): Promise<void> {
  if (ids.length === 0) return;
  const messages = await db
    .selectFrom('support_messages')
    .select(['id', 'taught', 'message'])
    .where('id', 'in', ids)
    .where('kind', '=', 'message')
    .where(sql<boolean>`coalesce(taught, '') <> ${lesson ?? ''}`)
    .execute();
  if (messages.length === 0) return;
  const { salt } = await readSpamFilter(db);
  const total = { spam: 0, wanted: 0 };
  const changes = new Map<number, { spam: number; wanted: number }>();
  for (const { taught, message } of messages) {
    for (const bucket of bucketsOf(salt, message)) {
      const change = changes.get(bucket) ?? { spam: 0, wanted: 0 };
      changes.set(bucket, change);
      count(change, taught, lesson);
    }
    count(total, taught, lesson);
  }
  await db
    .updateTable('support_messages')
    .set({ taught: lesson })
    .where(
      'id',
      'in',
      messages.map(({ id }) => id),
    )
    .execute();
  // The shared row first, then the words in order, so that transactions cannot deadlock.
  await db
    .updateTable('spam_filter')
    .set({ spam: sql`spam + ${sql.lit(total.spam)}`, wanted: sql`wanted + ${sql.lit(total.wanted)}` })
    .execute();
  const rows = [...changes]
    .map(([bucket, change]) => ({ bucket, ...change }))
    .sort((a, b) => a.bucket - b.bucket);
  for (let from = 0; from < rows.length; from += chunk)
    await db
      .insertInto('spam_words')
      .values(rows.slice(from, from + chunk))
      .onConflict((on) =>
        on.column('bucket').doUpdateSet({
          spam: sql`spam_words.spam + excluded.spam`,
          wanted: sql`spam_words.wanted + excluded.wanted`,
        }),
      )
      .execute();
}

function count(of: { spam: number; wanted: number }, before: Lesson | null, now: Lesson | null): void {
  if (before) of[before] -= 1;
  if (now) of[now] += 1;
}

/** 65,536 buckets, each shared by many words: even with the salt nobody can tell which words a message contained. */
function bucketsOf(salt: string, text: string): number[] {
  const buckets = wordsOf(text).map((word) => hash('sha256', salt + word, 'buffer').readUInt16BE());
  return [...new Set(buckets)];
}
