import type { Kysely } from 'kysely';
import type { Submission } from './submission.ts';
import type { Tables } from './tables.ts';

/** An open database, the same to its users whether it is SQLite or PostgreSQL. */
export type Store = {
  db: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  /**
   * Stores a submission with its mail; resolves with the id under which it is durably stored, rejects with
   * `StoreUnavailableError` if that is not possible now.
   */
  commit: (submission: Submission) => Promise<string>;
  /** Runs `work` in a transaction that may write from its start; its error rolls everything back. */
  transaction: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
