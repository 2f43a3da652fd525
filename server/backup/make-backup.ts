import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupName, beforeUpdate } from '#domain/health/backup-files.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import type { Env } from '#server/env.ts';
import { BackupError, encryptFile, makeBackupFile, makeWorkFolder } from './backup-file.ts';
import type { BackupMade } from './backup-log.ts';
import { s3Storage } from './s3-storage.ts';
import {
  type BackupCounts,
  checkDump,
  checkSqliteCopy,
  copySqlite,
  pgDump,
  withSnapshot,
} from './store-copy.ts';

type Source = Pick<Env, 'databaseUrl' | 'dataDir'>;
type Order = { source: Source; target: string; recipients?: readonly string[]; signal: AbortSignal };

/** A checked copy of what is stored at one moment; encrypted if there are recipients. */
export async function makeBackup({
  source,
  target,
  recipients = [],
  signal,
}: Order): Promise<BackupCounts & { bytes: number }> {
  const { result, bytes } = await makeBackupFile(target, {
    write: async (path) => {
      if (recipients.length === 0) return await copy(source, path, signal);
      const plain = `${path}.plain`;
      try {
        closeSync(openSync(plain, 'wx', 0o600));
        const counts = await copy(source, plain, signal);
        await encryptFile({ from: plain, to: path }, recipients);
        return counts;
      } finally {
        rmSync(plain, { force: true });
      }
    },
  });
  return { ...result, bytes };
}

async function copy(
  { databaseUrl, dataDir }: Source,
  path: string,
  signal: AbortSignal,
): Promise<BackupCounts> {
  if (databaseUrl) return await copyPostgres(databaseUrl, path, signal);
  const source = sqliteFile(dataDir);
  if (!existsSync(source))
    throw new BackupError(
      `There is no ${source}: nothing is stored yet, or DATA_DIR differs from the server's.`,
    );
  copySqlite(source, path);
  return checkSqliteCopy(path);
}

async function copyPostgres(databaseUrl: string, path: string, signal: AbortSignal): Promise<BackupCounts> {
  const store = await openStore({ databaseUrl, dataDir: '', readOnly: true });
  try {
    const counts = await withSnapshot(
      store,
      async (snapshot) => await pgDump({ databaseUrl, snapshot, path, signal }),
    );
    await checkDump(path, signal);
    return counts;
  } finally {
    await store.close();
  }
}

export type Places = Pick<Env, 'databaseUrl' | 'dataDir' | 'backupDir' | 'backupS3Url' | 'backupKeys'>;
type Carrying = {
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
export async function makeBackupCopies({
  env,
  now,
  signal,
  isBeforeUpdate = false,
}: Carrying): Promise<Carried> {
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
