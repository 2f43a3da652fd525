import { type Kysely, sql } from 'kysely';
import { storeError } from './store-unavailable.ts';
import type { Submission } from './submission.ts';
import type { Tables } from './tables.ts';

/**
 * Durable writes to PostgreSQL: one transaction per submission on a connection of the pool; the server itself lets
 * transactions that commit together share a sync of the disk.
 *
 * @returns a function that stores a submission and gives its id; rejects with `StoreUnavailableError` if there is no
 *   working connection
 */
export function createPostgresCommit(db: Kysely<Tables>): (submission: Submission) => Promise<string> {
  return async ({ id, insert, outbox, answer, findFirst }) => {
    try {
      return await db.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await transaction.executeQuery(insert);
        if (numAffectedRows === 0n) {
          const { rows } = await transaction.executeQuery(findFirst());
          return (rows[0] as { id: string }).id;
        }
        await transaction.executeQuery(outbox);
        if (answer) {
          // Each sees what those before it have planned for the same mailbox.
          await sql`select pg_advisory_xact_lock(hashtext(${answer.turn}))`.execute(transaction);
          const { rows } = await transaction.executeQuery(answer.earlier);
          const mail = answer.insert(rows.map(({ moment }) => moment));
          if (mail) await transaction.executeQuery(mail);
        }
        return id;
      });
    } catch (error) {
      throw storeError(error);
    }
  };
}
