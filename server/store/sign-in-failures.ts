import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Failures = { failures: number; blockedUntil: string };

/** The failures of an account that are not forgotten yet (last one after `since`), or undefined. */
export async function findFailures(
  db: Kysely<Tables>,
  accountHash: string,
  since: string,
): Promise<Failures | undefined> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['failures', 'blocked_until'])
    .where('account_hash', '=', accountHash)
    .where('last_failed_at', '>', since)
    .executeTakeFirst();
  return row && { failures: row.failures, blockedUntil: row.blocked_until };
}

/** Writes the failures of an account down and forgets those of all accounts that lie before `since`. */
export async function saveFailures(
  db: Kysely<Tables>,
  accountHash: string,
  { failures, blockedUntil, now, since }: Failures & { now: string; since: string },
): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '<=', since).execute();
  const values = { failures, last_failed_at: now, blocked_until: blockedUntil };
  await db
    .insertInto('sign_in_failures')
    .values({ account_hash: accountHash, ...values })
    .onConflict((on) => on.column('account_hash').doUpdateSet(values))
    .execute();
}

/** Takes one failure back: what was counted in advance turned out not to be one. */
export async function takeFailureBack(db: Kysely<Tables>, accountHash: string, now: string): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`failures - 1`, blocked_until: now })
    .where('account_hash', '=', accountHash)
    .where('failures', '>', 0)
    .execute();
}

/** Forgets the failures of an account. */
export async function clearFailures(db: Kysely<Tables>, accountHash: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account_hash', '=', accountHash).execute();
}
