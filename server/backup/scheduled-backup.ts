import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastDue, outdatedBackups } from '#domain/health/backup-files.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { openStore } from '#server/core/store/database.ts';
import type { Env } from '#server/env.ts';
import { BackupError, backupFault, isAbandoned } from './backup-file.ts';
import { beginBackup, claimBackup, endBackup } from './backup-log.ts';
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

type Scheduled = Carried & { removed: number };

/** Makes a backup where the configuration says, records it, and removes what the rule does not keep. */
export async function makeScheduledBackup(order: Order): Promise<Scheduled | undefined> {
  const { env, clock, signal, isAsked } = order;
  if (!env.backupDir && !env.backupS3Url)
    throw new BackupError('Set BACKUP_DIR or BACKUP_S3_URL, the place for backups.');
  const store = await openStore(env);
  try {
    const now = clock();
    await updateStore(store, { env, now, signal });
    const id = isAsked
      ? await beginBackup(store, now)
      : await claimBackup(store, { dueAt: lastDue(now, env.backupAt), now });
    if (id === undefined) return undefined;
    const isDateDoubted = (await doubtfulLeap(store.db, now)) !== undefined;
    let made: Carried;
    try {
      made = await makeBackupCopies({ env, now, signal });
    } catch (error) {
      const folder = env.backupDir ?? env.dataDir;
      await endBackup(store, id, { endedAt: clock(), error: backupFault(error, folder) });
      // The copy in the folder may be whole: with every try that cannot reach the storage there is one more.
      if (!isDateDoubted) removeOutdatedFiles(order, now);
      throw error;
    }
    const { file, bytes, messages, responses } = made;
    const noted = { file, bytes, messages, responses };
    await endBackup(store, id, { endedAt: clock(), made: noted });
    if (isDateDoubted) return { ...made, removed: 0 };
    try {
      return { ...made, removed: await removeOutdated(order, now) };
    } catch (error) {
      const { message } = error as Error;
      await endBackup(store, id, { endedAt: clock(), made: noted, error: message });
      throw new BackupError(`Made ${file}, but could not remove old backups: ${message}`);
    }
  } finally {
    await store.close();
  }
}

function removeOutdatedFiles({ env: { backupDir }, atMostDays }: Order, now: Date): number {
  if (!backupDir || !existsSync(backupDir)) return 0;
  const names = readdirSync(backupDir);
  const outdated = [...outdatedBackups(names, now, atMostDays), ...abandoned(backupDir, names, now)];
  for (const name of outdated) rmSync(join(backupDir, name), { force: true });
  return outdated.length;
}

async function removeOutdated(order: Order, now: Date): Promise<number> {
  const { env, atMostDays } = order;
  let removed = removeOutdatedFiles(order, now);
  if (env.backupS3Url) {
    const storage = s3Storage(env.backupS3Url);
    for (const name of outdatedBackups(await storage.names(), now, atMostDays)) {
      await storage.remove(name);
      removed += 1;
    }
  }
  return removed;
}

function abandoned(folder: string, names: readonly string[], now: Date): string[] {
  return names.filter(
    (name) => /^\.site-.*\.part(?:\.plain)?$/.test(name) && isAbandoned(join(folder, name), now),
  );
}
