import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { StoreUnavailableError, storeError } from './store-unavailable.ts';
import type { PlannedMail, Submission } from './submission.ts';

type Waiting = {
  submission: Submission;
  resolve: (id: string) => void;
  reject: (error: unknown) => void;
};

type Outcome = { id: string } | { error: unknown };

/** Bounds how long one batch may hold the event loop, and how much it may hold in memory. */
const maxBatch = 128;

/**
 * Durable writes to SQLite, many at a time: all submissions that arrived in one turn of the event loop share one
 * transaction, and so one sync of the disk. Each has its own savepoint, so a failing one is rejected alone. A promise
 * is settled after COMMIT only.
 *
 * @param begin begins a transaction that may write; waits without blocking while another process writes
 * @param exclusively runs its argument while nobody else uses the connection
 * @returns a function that stores a submission and gives its id; rejects with `StoreUnavailableError` if the whole
 *   batch could not be written
 */
export function createGroupCommit(
  database: DatabaseSync,
  begin: () => Promise<void>,
  exclusively: (work: () => Promise<void>) => Promise<void>,
): (submission: Submission) => Promise<string> {
  const prepared = new Map<string, StatementSync>();
  let queue: Waiting[] = [];
  let isScheduled = false;

  function commit(submission: Submission): Promise<string> {
    return new Promise((resolve, reject) => {
      queue.push({ submission, resolve, reject });
      schedule();
    });
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  }

  function flush(): void {
    exclusively(async () => await writeBatch(takeBatch())).catch((error: unknown) => {
      // The connection itself could not be had (the store is closed).
      for (const { reject } of takeBatch()) reject(new StoreUnavailableError(error));
    });
  }

  function takeBatch(): Waiting[] {
    const batch = queue.slice(0, maxBatch);
    queue = queue.slice(maxBatch);
    isScheduled = false;
    if (queue.length > 0) schedule();
    return batch;
  }

  async function writeBatch(batch: Waiting[]): Promise<void> {
    let outcomes: Outcome[];
    try {
      await begin();
      // Synchronous from here to COMMIT.
      outcomes = batch.map(({ submission }) => writeOne(submission));
      run('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      const unavailable = new StoreUnavailableError(error);
      for (const { reject } of batch) reject(unavailable);
      return;
    }
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]!;
      if ('id' in outcome) resolve(outcome.id);
      else reject(outcome.error);
    }
  }

  function writeOne(submission: Submission): Outcome {
    run('savepoint one');
    try {
      const id = write(submission);
      run('release one');
      return { id };
    } catch (error) {
      // When the disk is full SQLite has already ended the transaction; then this throws, and the batch is lost.
      run('rollback to one');
      run('release one');
      return { error: storeError(error) };
    }
  }

  function write({ id, insert, outbox, answer, findFirst }: Submission): string {
    if (execute(insert).changes > 0) {
      execute(outbox);
      if (answer) plan(answer);
      return id;
    }
    const first = findFirst();
    return String(statement(first.sql).get(...values(first))!.id);
  }

  function plan({ earlier, insert }: PlannedMail): void {
    const rows = statement(earlier.sql).all(...values(earlier));
    const mail = insert(rows.map(({ moment }) => String(moment)));
    if (mail) execute(mail);
  }

  function run(sql: string): void {
    statement(sql).run();
  }

  function execute(query: CompiledQuery) {
    return statement(query.sql).run(...values(query));
  }

  function statement(sql: string): StatementSync {
    let found = prepared.get(sql);
    if (!found) {
      found = database.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  }

  return commit;
}

function values(query: CompiledQuery): SQLInputValue[] {
  return query.parameters as SQLInputValue[];
}
