import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type Store = {
  /** For reading. Inside `transaction` it waits for ever: use the `db` passed to `work`. */
  db: Db;
  dialect: 'sqlite' | 'postgres';
  /**
   * The only way to write. Resolves once the result is durable; an error of `work` rolls back its writes only. Rejects
   * with `StoreUnavailableError` if nothing can be written now. `work` may await nothing but queries of its `db`: on
   * SQLite everybody waits for it.
   */
  transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Makes what was deleted unreadable in the files; false if it is not yet. PostgreSQL does so when it cleans up by
   * itself, its write-ahead log only as it is written over.
   */
  wipe: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Visitors fill in what these hold. */
export type SubmissionTable = 'support_messages' | 'survey_responses';

export function isSqlite<Any>(db: Kysely<Any>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
