import type { Kysely, Selectable } from 'kysely';
import { hourMs } from '#domain/language/durations.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { BackupCounts } from './store-copy.ts';

export type BackupEntry = {
  id: string;
  startedAt: string;
  /** Null while it is being made, or if its process was killed. */
  endedAt: string | null;
  /** Null if it failed. */
  file: string | null;
  /** Why it failed or, if there is a file, why old ones could not be removed. */
  error: string | null;
  bytes: number | null;
  messages: number | null;
  responses: number | null;
  drilledAt: string | null;
};

export type BackupMade = BackupCounts & { file: string; bytes: number };

/** A process that made a backup for longer than this has died. */
const longestMs = 2 * hourMs;
const retryMs = hourMs;
/** More than the rule keeps files: a year of days. */
const keptRows = 400;

/** The id under which this process makes the backup that was due then; undefined if another does or did. */
export async function claimBackup(
  store: Store,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await lock(store, db, 'backups');
    if (!(await isBackupDue(db, { dueAt, now }))) return undefined;
    return await begin(db, dueAt, now);
  });
}

/** For one that a person asked for: due at any time. */
export async function beginBackup(store: Store, now: Date): Promise<string> {
  return await store.transaction(async (db) => await begin(db, now, now));
}

/** One that a person made in a place of their own: it does not count for the schedule. */
export async function recordBackup(
  store: Store,
  { startedAt, endedAt, made }: { startedAt: Date; endedAt: Date; made: BackupMade },
): Promise<void> {
  await store.transaction(async (db) => {
    const times = { due_at: '', started_at: startedAt.toISOString(), ended_at: endedAt.toISOString() };
    await db
      .insertInto('backups')
      .values({ id: newId(), ...times, ...made })
      .execute();
  });
}

export async function isBackupDue(
  db: Kysely<Tables>,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<boolean> {
  const last = await newestFirst(db)
    .selectAll()
    .where('due_at', '>=', dueAt.toISOString())
    // Not one of a clock that was ahead.
    .where('started_at', '<=', new Date(now.getTime() + hourMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (!last) return true;
  if (last.ended_at === null) return last.started_at < givenUpBefore(now).toISOString();
  return last.file === null && now.getTime() - Date.parse(last.ended_at) > retryMs;
}

/** A backup that began before and has not ended is given up. */
function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - longestMs);
}

type Outcome = { endedAt: Date; made?: BackupMade; error?: string };

export async function endBackup(store: Store, id: string, { endedAt, made, error }: Outcome): Promise<void> {
  await store.transaction(async (db) => {
    await db
      .updateTable('backups')
      .set({ ended_at: endedAt.toISOString(), ...made, error: error ?? null })
      .where('id', '=', id)
      .execute();
    const kept = newestFirst(db).select('id').limit(keptRows);
    await db.deleteFrom('backups').where('id', 'not in', kept).execute();
  });
}

export async function recordDrill(store: Store, file: string, now: Date): Promise<void> {
  await store.transaction(async (db) => {
    await db.updateTable('backups').set({ drilled_at: now.toISOString() }).where('file', '=', file).execute();
  });
}

/** The last that succeeded, and the last that was restored for a trial. */
export async function lastBackups(db: Kysely<Tables>) {
  const good = newestFirst(db).selectAll().limit(1).where('file', 'is not', null);
  const [success, drilled] = await Promise.all(
    [good, good.where('drilled_at', 'is not', null).clearOrderBy().orderBy('drilled_at', 'desc')].map(
      async (query) => await query.executeTakeFirst(),
    ),
  );
  return { success: entry(success), drilled: entry(drilled) };
}

/** The last that failed or was given up, unless one succeeded since; also while the next is being made. */
export async function lastFailure(db: Kysely<Tables>, now: Date): Promise<BackupEntry | undefined> {
  const [failure, { success }] = await Promise.all([
    newestFirst(db)
      .selectAll()
      .where('file', 'is', null)
      .where((is) =>
        is.or([is('ended_at', 'is not', null), is('started_at', '<', givenUpBefore(now).toISOString())]),
      )
      .limit(1)
      .executeTakeFirst(),
    lastBackups(db),
  ]);
  return success && failure && success.startedAt >= failure.started_at ? undefined : entry(failure);
}

export async function findBackupEntry(db: Kysely<Tables>, file: string): Promise<BackupEntry | undefined> {
  return entry(await db.selectFrom('backups').selectAll().where('file', '=', file).executeTakeFirst());
}

/** By time, as processes have clocks of their own. */
function newestFirst(db: Kysely<Tables>) {
  return db.selectFrom('backups').orderBy('started_at', 'desc').orderBy('id', 'desc');
}

async function begin(db: Kysely<Tables>, dueAt: Date, now: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto('backups')
    .values({ id, due_at: dueAt.toISOString(), started_at: now.toISOString() })
    .execute();
  return id;
}

function entry(row: Selectable<Tables['backups']> | undefined): BackupEntry | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    error: row.error,
    file: row.file,
    // PostgreSQL answers large integers as text.
    bytes: row.bytes === null ? null : Number(row.bytes),
    messages: row.messages,
    responses: row.responses,
    drilledAt: row.drilled_at,
  };
}
