import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Failures = { failures: number; blockedUntil: string };

/** Parallel attempts for the same subject wait for this transaction. Deletes all failures at `since` or earlier. */
export async function lockFailures(
  db: Kysely<Tables>,
  subject: string,
  { now, since }: { now: string; since: string },
): Promise<Failures> {
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '<=', since).execute();
  // One statement: between two, another's success could delete the row (PostgreSQL).
  const row = await db
    .insertInto('sign_in_failures')
    .values({ subject, failures: 0, last_failed_at: now, blocked_until: now })
    .onConflict((on) => on.column('subject').doUpdateSet({ subject }))
    .returning(['failures', 'blocked_until'])
    .executeTakeFirstOrThrow();
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
