import { type Kysely, SqliteAdapter } from 'kysely';

export function isSqlite<Db>(db: Kysely<Db>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
