import { type Kysely, sql } from 'kysely';
import type { Db, Store } from './store.ts';

/** Arbitrary, but the same in every process of this product. */
const numbers = {
  migrations: 7_301_446_213,
  releases: 7_301_446_214,
  access: 7_301_446_215,
  backups: 7_301_446_216,
  contentDraft: 7_301_446_217,
  trouble: 7_301_446_218,
  acknowledgements: 7_301_446_219,
  figures: 7_301_446_220,
} as const;

/** Held until the transaction `db` ends. SQLite has one writer at a time anyway. */
export async function lock<Any>(
  { dialect }: Pick<Store, 'dialect'>,
  db: Kysely<Any>,
  what: keyof typeof numbers,
): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${numbers[what]})`.execute(db);
}

export async function shareLock<Any>(
  { dialect }: Pick<Store, 'dialect'>,
  db: Kysely<Any>,
  what: keyof typeof numbers,
): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock_shared(${numbers[what]})`.execute(db);
}

export async function lockMailbox({ dialect }: Store, db: Db, key: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db);
}
