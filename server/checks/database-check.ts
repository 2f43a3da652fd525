import { sql } from 'kysely';
import { finding } from '#domain/checks.ts';
import { migrationState } from '#server/store/readiness.ts';
import { listSetAside } from '#server/store/set-aside.ts';
import type { Store } from '#server/store/store.ts';
import { type Check, codeOf } from './check.ts';

const slowMs = 500;

/** Long enough to see that all is well; what was erased since must not stay in it for longer. */
const asideDays = 14;

/** Whether it answers, and whether a restore or a move has left an older copy. */
export const databaseCheck: Check = async ({ env, store }) => {
  if (!store) return [finding('databaseNone')];
  const started = performance.now();
  try {
    const version = await versionOf(store);
    const ms = Math.round(performance.now() - started);
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
  const state = await migrationState(store).catch(() => undefined);
  // That the database does not answer is said by the check of it.
  if (!state) return [];
  const { missing, newer, applied } = state;
  if (newer.length > 0) return [finding('migrationsNewer', { names: newer.join(', ') })];
  if (missing.length > 0) return [finding('migrationsMissing', { count: missing.length })];
  return [finding('migrationsFine', { count: applied })];
};

async function versionOf({ db, dialect }: Store): Promise<string> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return `SQLite ${rows[0]!.version}`;
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]!.server_version.split(' ')[0]}`;
}
