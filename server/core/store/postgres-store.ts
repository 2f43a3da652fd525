import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Client as PostgresClient } from 'pg';
import type { Store } from './store.ts';
import { storeError } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const connectionTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
/** Above the server's own limit: only a silent connection takes as long. */
const defaultAnswerTimeoutMs = 11_000;

/** Connects on demand. `onError` receives errors of idle connections; the pool replaces them. */
export async function openPostgresStore(
  url: string,
  {
    readOnly = false,
    poolSize = 10,
    answerTimeoutMs = defaultAnswerTimeoutMs,
    isPatient = false,
    onError = () => {},
  }: PostgresOptions = {},
): Promise<Store> {
  // Loaded on demand: most installations run on SQLite.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: closingWhenSilent(pg.Client),
    ...(!isPatient && { query_timeout: answerTimeoutMs }),
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'site',
    // Not as parameters of the connection: poolers such as PgBouncer refuse those.
    onConnect: async (client) => {
      if (!isPatient) await client.query(`set statement_timeout = ${statementTimeoutMs}`);
      if (readOnly) await client.query('set default_transaction_read_only = on');
    },
  });
  pool.on('error', onError);
  // The failing query reports an error during use; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    dialect: 'postgres',
    // PostgreSQL groups commits itself.
    transaction: async (work) => {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        throw storeError(error);
      }
    },
    wipe: async () => false,
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
  /** Time without an answer after which a connection is given up. */
  answerTimeoutMs?: number;
  /** Waits as long as a query takes: for migrations, which build indexes of large tables. */
  isPatient?: boolean;
  onError?: (error: Error) => void;
};

/** After a failover nothing reports that the other side is gone, and the pool would hand the connection out again. */
function closingWhenSilent(Client: typeof PostgresClient): typeof PostgresClient {
  return class extends Client {
    override query(...given: unknown[]) {
      const answer: unknown = Reflect.apply(super.query, this, given);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          // The message of pg 8.23, which gives this error no code. Like an error of the connection itself, so that the
          // pool removes it when it is returned.
          if (error.message === 'Query read timeout') this.connection.emit('error', error);
        });
      }
      return answer as never;
    }
  };
}
