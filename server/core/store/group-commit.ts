import type { DatabaseSync } from 'node:sqlite';
import type { Db, Store } from './store.ts';
import { StoreUnavailableError, storeError } from './store-unavailable.ts';

type Waiting = {
  work: (db: Db) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

type Options = {
  database: DatabaseSync;
  db: Db;
  /** Waits without blocking while another process writes. */
  begin: () => Promise<void>;
  /** Bounds how long one batch may hold the connection. */
  perCommit: number;
};

/**
 * Transactions on SQLite requested in one turn of the event loop share one BEGIN … COMMIT and one disk sync. Each has a
 * savepoint, so that a failing one is rejected alone. Promises settle after COMMIT only; if it fails, all are rejected.
 */
export function groupCommit({ database, db, begin, perCommit }: Options): Store['transaction'] {
  const savepoint = database.prepare('savepoint one');
  const release = database.prepare('release one');
  const rollBack = database.prepare('rollback to one');
  const commit = database.prepare('commit');
  let queue: Waiting[] = [];
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  }

  function flush(): void {
    db.connection()
      .execute(async (connection) => await writeBatch(connection, takeBatch()))
      // No connection: the store is closed.
      .catch((error: unknown) => rejectAll(takeBatch(), error));
  }

  function takeBatch(): Waiting[] {
    const batch = queue.slice(0, perCommit);
    queue = queue.slice(perCommit);
    isScheduled = false;
    if (queue.length > 0) schedule();
    return batch;
  }

  async function writeBatch(connection: Db, batch: readonly Waiting[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    try {
      await begin();
      for (const waiting of batch) outcomes.push(await writeOne(connection, waiting));
      commit.run();
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      rejectAll(batch, error);
      return;
    }
    for (const settle of outcomes) settle();
  }

  /** Returns a function that settles its promise. Throws if the whole transaction is lost. */
  async function writeOne(connection: Db, { work, resolve, reject }: Waiting): Promise<() => void> {
    savepoint.run();
    try {
      const result = await work(connection);
      release.run();
      return () => resolve(result as never);
    } catch (error) {
      // Errors such as a full disk end the transaction with all its savepoints.
      if (!database.isTransaction) throw error;
      rollBack.run();
      release.run();
      return () => reject(storeError(error));
    }
  }

  function rejectAll(batch: readonly Waiting[], error: unknown): void {
    const unavailable = new StoreUnavailableError(error);
    for (const { reject } of batch) reject(unavailable);
  }

  return async (work) =>
    await new Promise((resolve, reject) => {
      queue.push({ work, resolve, reject });
      schedule();
    });
}
