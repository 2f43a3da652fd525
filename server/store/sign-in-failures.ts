import { type Kysely, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export type Failures = { failures: number; blockedUntil: string };

/**
 * The failures of an account, for changing them in this transaction: others who try the same account wait for its end.
 * Those from `since` and before are forgotten, of all accounts.
 */
export async function lockFailures(
  { dialect }: Store,
  db: Kysely<Tables>,
  accountHash: string,
  { now, since }: { now: string; since: string },
): Promise<Failures> {
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '<=', since).execute();
  await db
    .insertInto('sign_in_failures')
    .values({ account_hash: accountHash, failures: 0, last_failed_at: now, blocked_until: now })
    .onConflict((on) => on.column('account_hash').doNothing())
    .execute();
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['failures', 'blocked_until'])
    .where('account_hash', '=', accountHash)
    // SQLite needs no such words: its transaction is the only one that writes.
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { failures: row.failures, blockedUntil: row.blocked_until };
}

/** Writes the failures of an account down. */
export async function saveFailures(
  db: Kysely<Tables>,
  accountHash: string,
  { failures, blockedUntil, now }: Failures & { now: string },
): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures, last_failed_at: now, blocked_until: blockedUntil })
    .where('account_hash', '=', accountHash)
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
