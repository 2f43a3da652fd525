import { execFile } from 'node:child_process';
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { SystemState } from '#domain/api/today.ts';
import { type Finding, finding } from '#domain/health/checks.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import { type BackupEntry, lastBackups, lastFailure } from '#server/backup/backup-log.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import type { Check } from './check.ts';

const mb = 1e6;
const gb = 1e9;
/** Below the first, large messages can fill the disk within a day; below the second, it is nearly full. */
const lowFrom = 1 * gb;
const fullFrom = 200 * mb;

type DiskSpace = NonNullable<SystemState['disk']>;

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < fullFrom) return { freeBytes, state: 'full' };
  return { freeBytes, state: freeBytes < lowFrom ? 'low' : 'ok' };
}

const diskFindings = { ok: 'diskFine', low: 'diskLow', full: 'diskFull' } as const;

export const diskCheck: Check = async ({ env }) => {
  const backups = env.backupDir === undefined ? undefined : resolve(env.backupDir);
  return [
    await lookAt(resolve(env.dataDir)),
    // The server doesn't create the backup folder, because its disk may not be mounted.
    ...(backups
      ? [existsSync(backups) ? await lookAt(backups) : finding('diskMissing', { folder: backups })]
      : []),
  ];
};

async function lookAt(folder: string): Promise<Finding> {
  const place = existing(folder);
  const { freeBytes, state } = await diskSpace(place);
  const refused = await access(place, constants.W_OK).then(() => undefined, refusalOf);
  return finding(refused ?? diskFindings[state], { folder, free: inWords(freeBytes) });
}

/** With our systemd unit, folders other than the data folder look like a read-only disk. */
export function refusalOf({ code }: NodeJS.ErrnoException): 'diskReadOnly' | 'diskClosed' {
  return code === 'EROFS' ? 'diskReadOnly' : 'diskClosed';
}

/** The nearest folder that exists: the first start creates the others. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

function inWords(bytes: number): string {
  return bytes < 10 * gb ? `${Math.floor(bytes / mb)} MB` : `${Math.floor(bytes / gb)} GB`;
}

/** A day, plus the time for a backup and a retry. */
const lateFrom = 27 * hourMs;
/** One that failed is made up for the next day: dashboard and launch checklist wait for that. */
const missedFrom = 50 * hourMs;
const oldFrom = 3 * dayMs;
const unprovenFrom = 366 * dayMs;

/** For the dashboard and the launch checklist; null if there is no backup. */
export async function backupState(db: Db, now: Date): Promise<SystemState['backup']> {
  const madeAt = (await lastBackups(db)).success?.startedAt;
  return madeAt === undefined ? null : { madeAt, isOld: now.getTime() - Date.parse(madeAt) > missedFrom };
}

/** Checks that backups are made daily, that the last one is recent, and that one was restored as a test. */
export const backupCheck: Check = async ({ env, store, clock }) => {
  const last = store && (await lastBackups(store.db).catch(() => undefined));
  const isScheduled = env.backupDir !== undefined || env.backupS3Url !== undefined;
  const failure = store && (await lastFailure(store.db, clock()).catch(() => undefined));
  const { success, drilled } = last ?? {};
  const now = clock().getTime();
  if (!isScheduled)
    return [
      success ? finding('backupByHand', { moment: minuteOf(success.startedAt) }) : finding('backupNone'),
    ];
  const failed = failure ? [failureOf(failure)] : [];
  const place = isOnDiskOfData(env) ? [finding('backupSameDisk', { folder: env.backupDir! })] : [];
  if (!success)
    return [...(failed.length > 0 ? failed : [finding('backupFirst', { time: env.backupAt })]), ...place];
  const age = now - Date.parse(success.startedAt);
  const isProven = drilled && now - Date.parse(drilled.drilledAt ?? '') < unprovenFrom;
  return [
    ...ageOf(success, age),
    ...failed,
    ...(success.error ? [finding('backupsKept', { error: success.error })] : []),
    ...(env.backupS3Url && env.backupKeys.length === 0 ? [finding('backupOpen')] : []),
    ...place,
    ...(isProven ? [] : [finding('backupUnproven')]),
  ];
};

function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function failureOf({ startedAt, error }: BackupEntry): Finding {
  return error === null
    ? finding('backupKilled', { moment: minuteOf(startedAt) })
    : finding('backupFailed', { error });
}

/** False if unknown, as with PostgreSQL, whose data directory we can't see. */
function isOnDiskOfData({ databaseUrl, dataDir, backupDir, backupS3Url }: Env): boolean {
  if (databaseUrl || backupS3Url || !backupDir) return false;
  const [data, backups] = [dataDir, backupDir].map((path) => statSync(path, { throwIfNoEntry: false })?.dev);
  return data !== undefined && data === backups;
}

function ageOf(success: BackupEntry, age: number): Finding[] {
  const moment = minuteOf(success.startedAt);
  if (age > oldFrom) return [finding('backupOld', { moment })];
  if (age > lateFrom) return [finding('backupLate', { moment })];
  return [finding('backupFine', { moment, file: success.file ?? '' })];
}

const run = promisify(execFile);
const toleranceMs = 60_000;
const databaseToleranceMs = 5000;

/** Compares the clock with the newest stored times and with the database's clock, and checks its synchronisation. */
export const clockCheck: Check = async ({ store, clock }, signal) => {
  const now = clock().getTime();
  const leap = store && (await doubtfulLeap(store.db, clock()).catch(() => undefined));
  if (leap) return [finding('clockLeapt', { from: minuteOf(leap.from), until: minuteOf(leap.until) })];
  const last = store && (await lastStored(store).catch(() => undefined));
  if (last && Date.parse(last) > now + toleranceMs) return [finding('clockBehind', { moment: last })];
  const apart = Math.abs((store && (await databaseTime(store).catch(() => undefined))) ?? now) - now;
  if (Math.abs(apart) > databaseToleranceMs)
    return [finding('clockApart', { seconds: Math.round(Math.abs(apart) / 1000) })];
  if ((await isKeptInTime(signal)) === false) return [finding('clockFree')];
  return [finding('clockFine', { moment: clock().toISOString().slice(0, 19).replace('T', ' ') })];
};

async function lastStored({ db }: Store): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('createdAt')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

async function databaseTime({ db, dialect }: Store): Promise<number | undefined> {
  if (dialect === 'sqlite') return undefined;
  const { rows } = await sql<{
    ms: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return Number(rows[0]!.ms);
}

/** Undefined without systemd, as in a container. */
async function isKeptInTime(signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const { stdout } = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      signal,
    });
    return stdout.trim() === 'yes';
  } catch {
    return undefined;
  }
}
