import { Kysely, PostgresDialect } from 'kysely';
import type { Client as PostgresClient } from 'pg';
import type { Store } from './store.ts';
import { storeError } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const connectionTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
/** Beyond the server's own limit: only a connection that has fallen silent takes as long. */
const defaultAnswerTimeoutMs = 11_000;

/**
 * A store on the PostgreSQL server at `url`; connections are made when they are needed.
 * `onError` hears of idle connections that break; the pool replaces them by itself.
 */
export async function openPostgresStore(
  url: string,
  {
    readOnly = false,
    poolSize = 10,
    answerTimeoutMs = defaultAnswerTimeoutMs,
    onError = () => {},
  }: PostgresOptions = {},
): Promise<Store> {
  // Loaded only where it is used: most installations run on SQLite.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: closingWhenSilent(pg.Client),
    query_timeout: answerTimeoutMs,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    application_name: 'site',
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  pool.on('error', onError);
  // One that breaks while it is in use tells so by the query that fails; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    // Transactions that commit together share a sync of the disk by themselves.
    transaction: async (work) => {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        throw storeError(error);
      }
    },
    close: async () => {
      if (pool.ending) return;
      await db.destroy();
      // Kysely ends the pool only if it was used through it.
      if (!pool.ending) await pool.end();
    },
  };
}

export type PostgresOptions = {
  readOnly?: boolean;
  poolSize?: number;
  /** How long a query may go without an answer before its connection is given up. */
  answerTimeoutMs?: number;
  onError?: (error: Error) => void;
};

/**
 * Closes a connection that left a query without an answer, so that nobody waits behind it: after a failover nothing
 * says that the other side is gone, and the pool would hand the connection out again.
 */
function closingWhenSilent(Client: typeof PostgresClient): typeof PostgresClient {
  return class extends Client {
    override query(...given: unknown[]) {
      const answer: unknown = Reflect.apply(super.query, this, given);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          // As if the connection had said so itself: the pool takes it out when it comes back.
          if (error.message === 'Query read timeout') this.connection.emit('error', error);
        });
      }
      return answer as never;
    }
  };
}
