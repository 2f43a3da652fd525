// Copies the whole store into the other kind of database: npm run move -- --to <postgres://… or folder>

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '#content/facts/variables.ts';
import { sqliteFile } from '#server/core/store/database.ts';
import { readEnv } from '#server/env.ts';
import { type Moved, moveStore } from './move/move-store.ts';
import { MoveError } from './move/side.ts';

const usage = `npm run move -- --to postgres://<user>@<host>/<database>   copies the store from SQLite (DATA_DIR) to PostgreSQL
npm run move -- --to <folder>                              copies the store from PostgreSQL (DATABASE_URL) to SQLite in that folder
Stop the server first. The target has to be empty; the store itself is not changed. If the move fails or is interrupted, the target stays empty: run it again.
The password of the target can be in PGPASSWORD instead of the address, where other users of the machine cannot see it.
`;

const isPostgres = /^postgres(?:ql)?:/;
const isOtherAddress = /^\w{2,}:/;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  const to = parseArgs({ options: { to: { type: 'string' } } }).values.to;
  if (!to || (isOtherAddress.test(to) && !isPostgres.test(to))) {
    process.exitCode = 1;
    process.stderr.write(usage);
  } else await move(to);
} catch (error) {
  process.exitCode = 1;
  const { code, message, name } = error as NodeJS.ErrnoException;
  const isOurs = error instanceof MoveError || error instanceof ConfigurationError;
  process.stderr.write(
    code?.startsWith('ERR_PARSE_ARGS')
      ? usage
      : `${isOurs ? message : `The store could not be moved: ${message || code || name}`}\n`,
  );
}

async function move(to: string): Promise<void> {
  const from = readEnv(process.env);
  // The address is checked as the server will check it.
  const target = isPostgres.test(to)
    ? readEnv({ ...process.env, DATABASE_URL: to })
    : { databaseUrl: undefined, dataDir: resolve(to) };
  const began = performance.now();
  const moved = await moveStore({
    from,
    to: target,
    now: new Date(),
    signal: interruption.signal,
    onTable: (name, rows) => {
      if (rows > 0) process.stdout.write(`${name}: ${rows}\n`);
    },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [
    copied(moved, seconds),
    ...(target.databaseUrl ? toPostgres(from.dataDir, target.databaseUrl) : toSqlite(to)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function copied({ tables, rows, digest, otherTables }: Moved, seconds: string): string {
  const left =
    otherTables.length > 0 ? `Not copied, as they are not of the site: ${otherTables.join(', ')}.\n` : '';
  return `${left}Copied ${tables} tables with ${rows} rows in ${seconds} s. Each row was read back and is equal.
Digest of all rows: ${digest}
`;
}

function toPostgres(dataDir: string, url: string): string[] {
  return [
    'Set this before you start the server:',
    `  DATABASE_URL=${withoutPassword(url)}`,
    'What changes:',
    "- Backups are made by pg_dump: install PostgreSQL's client programs, not older than the database. Backups made until now are of SQLite and cannot be restored into PostgreSQL: run npm run backup now.",
    '- Several processes of the server can run on the database: docs/scaling.md.',
    `- DATA_DIR is still needed, for the script files of earlier builds. ${sqliteFile(resolve(dataDir))} is as it was: delete it when all is well, as persons who are erased from now on are not erased in it.`,
  ];
}

function toSqlite(folder: string): string[] {
  return [
    'Set this before you start the server, and remove DATABASE_URL:',
    `  DATA_DIR=${resolve(folder)}`,
    'What changes:',
    '- Backups are copies of the file. Those made until now are of PostgreSQL and cannot be restored into SQLite: run npm run backup now.',
    '- One process of the server alone, on the machine that has the folder.',
    '- The database is as it was: drop it when all is well, as persons who are erased from now on are not erased in it.',
  ];
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = 'PASSWORD';
  if (shown.searchParams.has('password')) shown.searchParams.set('password', 'PASSWORD');
  return shown.href;
}
