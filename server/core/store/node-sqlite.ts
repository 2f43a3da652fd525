import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const maxKeptStatements = 200;

export function kyselySqlite(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= maxKeptStatements) kept.clear();
      const statement = wrap(database, database.prepare(sql), sql);
      kept.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function wrap(database: DatabaseSync, statement: StatementSync, sql: string): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // Not the kept statement: its next user would reset an iteration in progress.
    iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
  };
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
