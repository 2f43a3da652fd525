import { Kysely, PostgresDialect } from 'kysely';
import { createPostgresCommit } from './postgres-commit.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const connectionTimeoutMs = 5000;
const statementTimeoutMs = 10_000;

/**
 * A store on the PostgreSQL server at `url`; connections are made when they are needed.
 * `onError` hears of idle connections that break; the pool replaces them by itself.
 */
export async function openPostgresStore(
  url: string,
  { readOnly = false, poolSize = 10, onError = () => {} }: PostgresOptions = {},
): Promise<Store> {
  // Loaded only where it is used: most installations run on SQLite.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    application_name: 'site',
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    commit: createPostgresCommit(db),
    transaction: async (work) => await db.transaction().execute(work),
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

export type PostgresOptions = { readOnly?: boolean; poolSize?: number; onError?: (error: Error) => void };
