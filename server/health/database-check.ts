import { sql } from 'kysely';
import { type Finding, type FindingCode, finding } from '#domain/health/checks.ts';
import { migrationState } from '#server/core/store/migrate.ts';
import { migrations } from '#server/core/store/migrations/migrations.ts';
import type { Store } from '#server/core/store/store.ts';
import { listSetAside } from '#server/privacy/set-aside.ts';
import { type Check, codeOf } from './check.ts';

const slowMs = 500;

/** Long enough to see that all is well; what was erased since must not stay in it for longer. */
const asideDays = 14;

/** By PostgreSQL's error code. */
const refusals = {
  '42501': 'databaseNoRight',
  '3F000': 'databaseNoSchema',
  '25006': 'databaseReadOnly',
  '22P05': 'databaseEncoding',
} as const satisfies Readonly<Record<string, FindingCode>>;

/** Needs Unicode: some of it is not in Latin 1, some needs more than 16 bits. */
const sample = '„5 €“ – 李 👍🏽';

/** Checks whether the database answers and can store what the site stores, and whether a restore or move left a copy. */
export const databaseCheck: Check = async ({ env, store }) => {
  if (!store) return [finding('databaseNone')];
  const started = performance.now();
  try {
    const version = await versionOf(store);
    const ms = Math.round(performance.now() - started);
    const refused = await refusalOf(store);
    if (refused) return [refused];
    const aside = await listSetAside(store, env.dataDir);
    return [
      finding(ms > slowMs ? 'databaseSlow' : 'databaseFine', { version, ms }),
      ...aside.map(({ kind, place }) => finding(`aside${kind}`, { place, days: asideDays })),
    ];
  } catch (error) {
    return [finding('databaseSilent', { error: codeOf(error) })];
  }
};

export const migrationsCheck: Check = async ({ store }) => {
  if (!store) return [];
  const state = await migrationState(store).catch(noneYet);
  // That the database does not answer is said by the check of it.
  if (!state) return [];
  const { missing, newer, applied } = state;
  if (newer.length > 0) return [finding('migrationsNewer', { names: newer.join(', ') })];
  if (missing.length > 0) return [finding('migrationsMissing', { count: missing.length })];
  return [finding('migrationsFine', { count: applied })];
};

/**
 * Creates a table, writes to it, and rolls back. Only on PostgreSQL: `disk-check.ts` covers the SQLite file, and a second
 * program must not write to it.
 */
async function refusalOf({ dialect, transaction }: Store): Promise<Finding | undefined> {
  if (dialect === 'sqlite') return undefined;
  const rollBack = new Error('roll back');
  try {
    await transaction(async (db) => {
      await sql`create table doctor_trial (text text)`.execute(db);
      const { rows } = await sql<{ encoding: string }>`
        insert into doctor_trial values (${sample}) returning getdatabaseencoding() as encoding`.execute(db);
      // SQL_ASCII takes any bytes, and knows no letters.
      throw rows[0]?.encoding === 'UTF8' ? rollBack : Object.assign(new Error('encoding'), { code: '22P05' });
    });
  } catch (error) {
    if (error === rollBack) return undefined;
    const code = codeOf(error);
    return finding(refusals[code as keyof typeof refusals] ?? 'databaseClosed', { error: code });
  }
  return undefined;
}

function noneYet(error: unknown) {
  return codeOf(error) === '42P01'
    ? { missing: migrations.map(({ name }) => name), newer: [], applied: 0 }
    : undefined;
}

async function versionOf({ db, dialect }: Store): Promise<string> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return `SQLite ${rows[0]!.version}`;
  }
  const { rows } = await sql<{ serverVersion: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]!.serverVersion.split(' ')[0]}`;
}
