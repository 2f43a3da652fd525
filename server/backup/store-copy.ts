import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { sqliteFile } from '#server/core/store/database.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { BackupError } from './backup-file.ts';

export type BackupCounts = { messages: number; responses: number };

const longestWaitMs = 5000;

/**
 * Copies the store of a folder, and checks the copy. Not page by page: free pages keep deleted data, and an erased person must
 * be in no later backup.
 */
export function copySqlite(dataDir: string, to: string): BackupCounts {
  const from = sqliteFile(dataDir);
  if (!existsSync(from))
    throw new BackupError(
      `There is no ${from}: nothing is stored yet, or DATA_DIR differs from the server's.`,
    );
  using database = new DatabaseSync(from, { readOnly: true, timeout: longestWaitMs });
  database.prepare('vacuum into ?').run(to);
  removeSalts(to);
  return checkSqliteCopy(to);
}

/** Hashes of networks reveal nothing if their salts are missing (LAW-21); those of visitors are not kept either. */
const inNoBackup = ['network_salts', 'visits_of_today'];

function removeSalts(copy: string): void {
  using database = new DatabaseSync(copy);
  database.exec('pragma secure_delete = on');
  for (const name of inNoBackup) {
    const table = database.prepare('select 1 from sqlite_master where name = ?').get(name);
    if (table) database.exec(`delete from ${name}`);
  }
}

export function checkSqliteCopy(path: string): BackupCounts {
  using database = new DatabaseSync(path, { readOnly: true });
  const faults = database.prepare('pragma integrity_check').all().flatMap(Object.values);
  if (faults.join() !== 'ok') throw new Error(`The copy is damaged: ${faults.join('; ')}`);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const names = tables.map(({ name }) => name);
  if (!names.includes('support_messages') || !names.includes('survey_responses'))
    throw new Error('The copy has no messages or responses table');
  return numbers(database.prepare(countingSql).get()!);
}

const countingSql = `select (select count(*) from support_messages) as messages,
  (select count(*) from survey_responses) as responses`;

export async function countStored(db: Db): Promise<BackupCounts> {
  const { rows } = await sql.raw<Record<string, unknown>>(countingSql).execute(db);
  return numbers(rows[0]!);
}

/** PostgreSQL answers counts as text. */
function numbers({ messages, responses }: Record<string, unknown>): BackupCounts {
  return { messages: Number(messages), responses: Number(responses) };
}

/** Other connections can read the snapshot while `work` runs; the counts are those in it. */
export async function withSnapshot(
  { db }: Store,
  work: (snapshot: string) => Promise<void>,
): Promise<BackupCounts> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await transaction.execute(async (reader) => {
    // This connection idles while others read the snapshot.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(reader);
    const counts = await countStored(reader);
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(reader);
    await work(rows[0]!.id);
    return counts;
  });
}

type Dump = { databaseUrl: string; snapshot: string; path: string; signal: AbortSignal };

export async function pgDump({ databaseUrl, snapshot, path, signal }: Dump): Promise<void> {
  const { address, secret } = connection(databaseUrl);
  const options = ['--format=custom', '--no-password', `--snapshot=${snapshot}`, `--file=${path}`];
  // Data that a restore has set aside may hold persons who were erased since.
  options.push('--exclude-schema=before_restore_*');
  options.push(...inNoBackup.map((name) => `--exclude-table-data=*.${name}`));
  await run('pg_dump', [...options, `--dbname=${address}`], { signal, variables: secret });
}

type Restoring = Omit<Dump, 'snapshot'> & {
  aside: string | undefined;
};

/** In one transaction: whatever ends this process, what was there or the dump is there, whole. */
export async function pgRestore({ databaseUrl, path, aside, signal }: Restoring): Promise<void> {
  const { address, secret } = connection(databaseUrl);
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--no-password'];
  const database = start('psql', [...quiet, `--dbname=${address}`], { signal: either, variables: secret });
  const dump = start('pg_restore', ['--no-owner', '--no-acl', '--file=-', path], { signal: either });
  const orders = database.child.stdin;
  // A database that refuses says why itself.
  orders.on('error', () => {});
  orders.write('begin;\n');
  if (aside) orders.write(`alter schema public rename to "${aside}"; create schema public;\n`);
  dump.child.stdout.pipe(orders, { end: false });
  try {
    // If the last line is missing, nothing has happened.
    await Promise.all([dump.ended.then(() => orders.end('commit;\n')), database.ended]);
  } finally {
    ending.abort();
    await Promise.allSettled([database.ended, dump.ended]);
  }
}

export async function checkDump(path: string, signal: AbortSignal): Promise<void> {
  await run('pg_restore', ['--file=-', path], { signal });
}

/** Users can read others' command lines, so the password is separate; libpq refuses Node's own parameters. */
function connection(databaseUrl: string): { address: string; secret: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') || decodeURIComponent(url.password);
  url.password = '';
  for (const name of ['password', 'uselibpqcompat']) url.searchParams.delete(name);
  // libpq does not decode a plus sign as a space.
  url.search = url.search.replaceAll('+', '%20');
  return { address: url.href, secret: password === '' ? {} : { PGPASSWORD: password } };
}

async function run(program: string, options: readonly string[], parts: Start): Promise<void> {
  const { child, ended } = start(program, options, parts);
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

type Start = { signal: AbortSignal; variables?: NodeJS.ProcessEnv };

function start(program: string, options: readonly string[], { signal, variables = {} }: Start) {
  const child = spawn(program, options, { env: { ...process.env, ...variables }, signal });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  async function end(): Promise<void> {
    const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupError(
        `${program} is not installed. It is one of PostgreSQL's client programs, which must not be older than the server.`,
      );
    });
    if (code !== 0)
      throw new Error(said.trim().replaceAll(/\s+/g, ' ') || `${program} ended with code ${code}`);
  }
  return { child, ended: end() };
}
