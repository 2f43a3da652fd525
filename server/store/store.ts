import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open database, the same to its users whether it is SQLite or PostgreSQL. */
export type Store = {
  /** For reading. Inside `transaction` it waits for ever: use what `work` gets. */
  db: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  /**
   * The one way to write: runs `work` in a transaction of its own and resolves with its result once that is durable.
   * An error of `work` rolls back what it wrote and nothing else. Rejects with `StoreUnavailableError` if nothing can be
   * written now. `work` awaits queries of its `db` and nothing else: on SQLite everybody waits for it.
   */
  transaction: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
