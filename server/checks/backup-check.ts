import { statSync } from 'node:fs';
import { type Finding, finding } from '#domain/health/checks.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import { type BackupEntry, lastBackups, lastFailure } from '#server/backup/backup-log.ts';
import type { Env } from '#server/env.ts';
import { type Check, minuteOf } from './check.ts';

/** A day, plus the time for a backup and a retry. */
const lateFrom = 27 * hourMs;
const oldFrom = 3 * dayMs;
const unprovenFrom = 366 * dayMs;

/** Checks that backups are made daily, that the last one is recent, and that one was restored as a test. */
export const backupCheck: Check = async ({ env, store, clock }) => {
  const last = store && (await lastBackups(store.db).catch(() => undefined));
  const isPlanned = env.backupDir !== undefined || env.backupS3Url !== undefined;
  const failure = store && (await lastFailure(store.db, clock()).catch(() => undefined));
  const { success, drilled } = last ?? {};
  const now = clock().getTime();
  if (!isPlanned)
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
