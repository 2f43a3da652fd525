import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Lets the database itself refuse to change or delete rows of a table, whoever asks. */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'this table is append-only'; end $$`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function refuse_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, 'this table is append-only'); end`.execute(db);
  }
}
