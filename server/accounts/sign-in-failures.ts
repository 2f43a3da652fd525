import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { saltPeriod } from '#domain/accounts/network-hashes.ts';
import { failuresKeptMs } from '#domain/accounts/sign-in-delay.ts';
import { dayMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type Failures = { failures: number; blockedUntil: string };

/** Prefix of subjects that are client networks. */
export const networkPrefix = 'network:';

/** After `forgetFailures`; they take 12 MB at most. */
export const mostSubjects = 50_000;

/** The latest moment at which one of them is blocked; empty if none is known. Writes nothing. */
export async function blockedUntil(db: Kysely<Tables>, subjects: readonly string[]): Promise<string> {
  const { until } = await db
    .selectFrom('sign_in_failures')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('subject', 'in', subjects)
    .executeTakeFirstOrThrow();
  return until ?? '';
}

/**
 * Parallel attempts for the same subject wait for this transaction; lock a network before an account, or two would wait
 * for one another. Failures at `since` or earlier do not count.
 */
export async function lockFailures(
  db: Kysely<Tables>,
  subject: string,
  { now, since }: { now: string; since: string },
): Promise<Failures> {
  // One statement: between two, another's success could delete the row (PostgreSQL).
  const row = await db
    .insertInto('sign_in_failures')
    .values({ subject, failures: 0, last_failed_at: now, blocked_until: now })
    .onConflict((on) => on.column('subject').doUpdateSet({ subject }))
    .returning(['failures', 'last_failed_at', 'blocked_until'])
    .executeTakeFirstOrThrow();
  if (row.last_failed_at <= since) return { failures: 0, blockedUntil: now };
  return { failures: row.failures, blockedUntil: row.blocked_until };
}

export async function saveFailures(
  db: Kysely<Tables>,
  subject: string,
  { failures, blockedUntil, now }: Failures & { now: string },
): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures, last_failed_at: now, blocked_until: blockedUntil })
    .where('subject', '=', subject)
    .execute();
}

export async function touchFailures(db: Kysely<Tables>, subject: string, now: string): Promise<void> {
  const last = { last_failed_at: now };
  await db.updateTable('sign_in_failures').set(last).where('subject', '=', subject).execute();
}

/** For an attempt that was counted in advance and did not fail. */
export async function takeFailureBack(db: Kysely<Tables>, subject: string, now: string): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`failures - 1`, blocked_until: now })
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();
}

export async function clearFailures(db: Kysely<Tables>, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
}

/** The same in all processes. A new one makes what was counted with earlier ones unreadable, and it is deleted. */
export async function networkSalt(store: Store, period: string): Promise<string> {
  return await store.transaction(async (db) => {
    await forgetSalts(db, period);
    const salt = randomBytes(16).toString('hex');
    return (
      await db
        .insertInto('network_salts')
        .values({ period, salt })
        .onConflict((on) => on.column('period').doUpdateSet({ period }))
        .returning('salt')
        .executeTakeFirstOrThrow()
    ).salt;
  });
}

/**
 * Deletes what is older than a day, what a clock that was ahead wrote, and what is more than a flood may fill the disk with:
 * first who failed least, so that many addresses cannot push out many failures.
 */
export async function forgetFailures(store: Store, now: Date, most = mostSubjects): Promise<void> {
  const since = new Date(now.getTime() - failuresKeptMs).toISOString();
  const tomorrow = new Date(now.getTime() + dayMs).toISOString();
  await store.transaction(async (db) => {
    await forgetSalts(db, saltPeriod(now));
    const old = db
      .selectFrom('sign_in_failures')
      .select('subject')
      .where((is) => is.or([is('last_failed_at', '<=', since), is('last_failed_at', '>', tomorrow)]));
    const surplus = db
      .selectFrom('sign_in_failures')
      .select('subject')
      .orderBy('failures', 'desc')
      .orderBy('last_failed_at', 'desc')
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(most);
    for (const some of [old, surplus])
      await db
        .deleteFrom('sign_in_failures')
        .where('subject', 'in', (rows) =>
          rows
            .selectFrom('sign_in_failures')
            .select('subject')
            .where('subject', 'in', some)
            // Rows of attempts under way stay; SQLite has one writer at a time anyway.
            .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .execute();
  });
}

async function forgetSalts(db: Kysely<Tables>, period: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('network_salts')
    .where('period', '<', period)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await db.deleteFrom('sign_in_failures').where('subject', 'like', `${networkPrefix}%`).execute();
}
