import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastDue, outdatedBackups } from '#domain/health/backup-files.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { openStore } from '#server/core/store/database.ts';
import type { Env } from '#server/env.ts';
import { BackupError, backupFault, isAbandoned } from './backup-file.ts';
import { claimBackup, endBackup } from './backup-log.ts';
import { type Carried, makeBackupCopies } from './make-backup.ts';
import { s3Storage } from './s3-storage.ts';
import { updateStore } from './update-store.ts';

type Order = {
  env: Env;
  /** The promise of the privacy notice; undefined: the rule alone decides. */
  atMostDays: number | undefined;
  clock: () => Date;
  signal: AbortSignal;
  /** False: only if it is due, and no other process makes it. */
  isAsked: boolean;
};

/** Makes a backup where the configuration says, records it, and removes what the rule does not keep. */
export async function makeScheduledBackup(
  order: Order,
): Promise<(Carried & { removed: number }) | undefined> {
  const { env, clock, signal, isAsked } = order;
  if (!env.backupDir && !env.backupS3Url)
    throw new BackupError('Set BACKUP_DIR or BACKUP_S3_URL, the place for backups.');
  await using store = await openStore(env);
  const now = clock();
  await updateStore(store, { env, now, signal });
  const id = await claimBackup(store, isAsked ? { now } : { now, dueAt: lastDue(now, env.backupAt) });
  if (id === undefined) return undefined;
  const end = async (outcome: Omit<Parameters<typeof endBackup>[2], 'endedAt'>) =>
    await endBackup(store, id, { endedAt: clock(), ...outcome });
  const isDateDoubted = (await doubtfulLeap(store.db, now)) !== undefined;
  let carried: Carried;
  try {
    carried = await makeBackupCopies({ env, now, signal });
  } catch (error) {
    await end({ error: backupFault(error, env.backupDir ?? env.dataDir) });
    // The copy in the folder may be whole: with every try that cannot reach the storage there is one more.
    if (!isDateDoubted) removeOutdatedFiles(order, now);
    throw error;
  }
  const { made } = carried;
  await end({ made });
  if (isDateDoubted) return { ...carried, removed: 0 };
  try {
    return { ...carried, removed: removeOutdatedFiles(order, now) + (await removeStored(order, now)) };
  } catch (error) {
    const { message } = error as Error;
    await end({ made, error: message });
    throw new BackupError(`Made ${made.file}, but could not remove old backups: ${message}`);
  }
}

function removeOutdatedFiles({ env: { backupDir }, atMostDays }: Order, now: Date): number {
  if (!backupDir || !existsSync(backupDir)) return 0;
  const names = readdirSync(backupDir);
  const abandoned = names.filter(
    (name) => /^\.site-.*\.part(?:\.plain)?$/.test(name) && isAbandoned(join(backupDir, name), now),
  );
  const outdated = [...outdatedBackups(names, now, atMostDays), ...abandoned];
  for (const name of outdated) rmSync(join(backupDir, name), { force: true });
  return outdated.length;
}

async function removeStored({ env: { backupS3Url }, atMostDays }: Order, now: Date): Promise<number> {
  if (!backupS3Url) return 0;
  const storage = s3Storage(backupS3Url);
  const outdated = outdatedBackups(await storage.names(), now, atMostDays);
  for (const name of outdated) await storage.remove(name);
  return outdated.length;
}
