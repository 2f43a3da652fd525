import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupName, beforeUpdate } from '#domain/health/backup-plan.ts';
import type { Env } from '#server/env.ts';
import type { BackupMade } from '#server/store/backups.ts';
import { BackupError } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { s3Storage } from './s3-storage.ts';
import { makeWorkFolder } from './work-folder.ts';

export type Places = Pick<Env, 'databaseUrl' | 'dataDir' | 'backupDir' | 'backupS3Url' | 'backupKeys'>;
type Order = {
  env: Places;
  now: Date;
  signal: AbortSignal;
  /** Named after it, and whole with the copy in the folder alone. */
  isBeforeUpdate?: boolean;
};

export type Carried = BackupMade & {
  places: string[];
  /** Why the storage has none, where the copy in the folder is enough. */
  missed?: string | undefined;
};

/** Makes a backup in the folder and brings it to the storage, as the configuration says. Records nothing. */
export async function carryBackup({ env, now, signal, isBeforeUpdate = false }: Order): Promise<Carried> {
  const { backupDir, backupS3Url, backupKeys, databaseUrl } = env;
  const kind = `${isBeforeUpdate ? beforeUpdate : ''}${databaseUrl ? 'dump' : 'sqlite'}`;
  const file = backupName(now, `${kind}${backupKeys.length > 0 ? '.age' : ''}`);
  const folder = backupDir ? resolve(backupDir) : makeWorkFolder(env.dataDir, 'backup');
  const places = backupDir ? [folder] : [];
  try {
    const target = join(folder, file);
    const made = { file, ...(await makeBackup({ source: env, target, recipients: backupKeys, signal })) };
    if (!backupS3Url) return { ...made, places };
    const storage = s3Storage(backupS3Url);
    try {
      await storage.put(file, target);
    } catch (error) {
      if (!backupDir) throw error;
      const missed = `${(error as Error).message} The copy in ${folder} is whole.`;
      if (isBeforeUpdate) return { ...made, places, missed };
      throw new BackupError(missed);
    }
    return { ...made, places: [...places, storage.place] };
  } finally {
    if (!backupDir) rmSync(folder, { recursive: true, force: true });
  }
}
