import type { Insertable } from 'kysely';
import { hourMs } from '#domain/language/durations.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { BackupCounts } from './store-copy.ts';

/**
 * `endedAt` is null while it is being made, or if its process was killed; `file` is null if it failed. `error`: why it failed
 * or, if there is a file, why old ones could not be removed.
 */
export type BackupEntry = NonNullable<Awaited<ReturnType<typeof first>>>;

export type BackupMade = BackupCounts & { file: string; bytes: number };

/** A process that made a backup for longer than this has died. */
const longestMs = 2 * hourMs;
const retryMs = hourMs;
/** More than the rule keeps files: a year of days. */
const keptRows = 400;

type Due = { dueAt: Date; now: Date };

/**
 * The id under which this process makes the backup that was due then, or one that was asked for (no `dueAt`). Undefined if
 * another process makes or made the one that was due.
 */
export async function claimBackup(
  store: Store,
  { dueAt, now }: Pick<Due, 'now'> & Partial<Due>,
): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await lock(store, db, 'backups');
    if (dueAt && !(await isBackupDue(db, { dueAt, now }))) return undefined;
    return await insertBackup(db, { dueAt: (dueAt ?? now).toISOString(), startedAt: now.toISOString() });
  });
}

/** A backup that was made without a claim: it does not count for the schedule. */
export async function recordBackup(
  store: Store,
  { startedAt, endedAt, made }: { startedAt: Date; endedAt: Date; made: BackupMade },
): Promise<void> {
  const times = { dueAt: '', startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
  await store.transaction(async (db) => await insertBackup(db, { ...times, ...made }));
}

async function insertBackup(db: Db, row: Omit<Insertable<Tables['backups']>, 'id'>): Promise<string> {
  const id = newId();
  await db
    .insertInto('backups')
    .values({ id, ...row })
    .execute();
  return id;
}

export async function isBackupDue(db: Db, { dueAt, now }: Due): Promise<boolean> {
  const last = await first(
    entries(db)
      .where('dueAt', '>=', dueAt.toISOString())
      // Not one of a clock that was ahead.
      .where('startedAt', '<=', new Date(now.getTime() + hourMs).toISOString()),
  );
  if (!last) return true;
  if (last.endedAt === null) return last.startedAt < givenUpBefore(now);
  return last.file === null && now.getTime() - Date.parse(last.endedAt) > retryMs;
}

function givenUpBefore(now: Date): string {
  return new Date(now.getTime() - longestMs).toISOString();
}

type Outcome = { endedAt: Date; made?: BackupMade; error?: string };

export async function endBackup(store: Store, id: string, { endedAt, made, error }: Outcome): Promise<void> {
  await store.transaction(async (db) => {
    await db
      .updateTable('backups')
      .set({ endedAt: endedAt.toISOString(), ...made, error: error ?? null })
      .where('id', '=', id)
      .execute();
    const kept = entries(db).clearSelect().select('id').limit(keptRows);
    await db.deleteFrom('backups').where('id', 'not in', kept).execute();
  });
}

export async function recordDrill(store: Store, file: string, now: Date): Promise<void> {
  await store.transaction(async (db) => {
    await db.updateTable('backups').set({ drilledAt: now.toISOString() }).where('file', '=', file).execute();
  });
}

/** The last that succeeded, and the last that was restored for a trial. */
export async function lastBackups(db: Db) {
  const good = entries(db).where('file', 'is not', null);
  const drilled = good.where('drilledAt', 'is not', null).clearOrderBy().orderBy('drilledAt', 'desc');
  return { success: await first(good), drilled: await first(drilled) };
}

/** The last that failed or was given up, unless one succeeded since; also while the next is being made. */
export async function lastFailure(db: Db, now: Date): Promise<BackupEntry | undefined> {
  const failure = await first(
    entries(db)
      .where('file', 'is', null)
      .where((is) => is.or([is('endedAt', 'is not', null), is('startedAt', '<', givenUpBefore(now))])),
  );
  const { success } = await lastBackups(db);
  return success && failure && success.startedAt >= failure.startedAt ? undefined : failure;
}

export async function findBackupEntry(db: Db, file: string): Promise<BackupEntry | undefined> {
  return await first(entries(db).where('file', '=', file));
}

/** The newest first by time, because each process has its own clock. */
function entries(db: Db) {
  return db
    .selectFrom('backups')
    .select(['id', 'startedAt', 'endedAt', 'file', 'error'])
    .select(['bytes', 'messages', 'responses', 'drilledAt'])
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc');
}

async function first(query: ReturnType<typeof entries>) {
  const row = await query.limit(1).executeTakeFirst();
  // PostgreSQL answers large integers as text.
  return row && { ...row, bytes: Number(row.bytes) };
}
