import { type Kysely, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Numbers of PostgreSQL's advisory locks: any, but the same in every process of this product. */
const numbers = {
  migrations: 7_301_446_213,
  publications: 7_301_446_214,
  /** Who may sign in. */
  access: 7_301_446_215,
} as const;

/**
 * Keeps every other transaction that locks the same waiting until this one (`db`) is over. SQLite has one writer at a
 * time anyway.
 */
export async function lock<Any>(
  { dialect }: Store,
  db: Kysely<Any>,
  what: keyof typeof numbers,
): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${numbers[what]})`.execute(db);
}

/** As `lock`, for everybody who plans a mail to the same mailbox: each sees what those before it have planned. */
export async function lockMailbox({ dialect }: Store, db: Kysely<Tables>, key: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db);
}
