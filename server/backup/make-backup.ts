import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, lstatSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backupName, beforeUpdate } from '#domain/health/backup-files.ts';
import { openStore } from '#server/core/store/database.ts';
import type { Env } from '#server/env.ts';
import { BackupError, encryptFile, giveName, makeWorkFolder, syncFile } from './backup-file.ts';
import type { BackupMade } from './backup-log.ts';
import { s3Storage } from './s3-storage.ts';
import { type BackupCounts, checkDump, copySqlite, pgDump, withSnapshot } from './store-copy.ts';

type Source = Pick<Env, 'databaseUrl' | 'dataDir'>;
type Order = { source: Source; target: string; recipients: readonly string[]; signal: AbortSignal };

/**
 * A checked copy of what is stored at one moment; encrypted if there are recipients. It is written to a temporary file first,
 * so that `target` is complete or missing. Throws if `target` exists.
 */
export async function makeBackup({ source, target, recipients, signal }: Order) {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  const taken = new BackupError(`${target} already exists; a backup never overwrites a file.`);
  if (lstatSync(target, { throwIfNoEntry: false })) throw taken;
  const part = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  const plain = recipients.length === 0 ? part : `${part}.plain`;
  try {
    closeSync(openSync(plain, 'wx', 0o600));
    const counts = await copy(source, plain, signal);
    if (plain !== part) await encryptFile({ from: plain, to: part }, recipients);
    syncFile(part);
    giveName(part, target, taken);
    syncFile(folder);
    return { ...counts, bytes: statSync(target).size };
  } finally {
    for (const path of [part, plain]) rmSync(path, { force: true });
  }
}

async function copy(
  { databaseUrl, dataDir }: Source,
  path: string,
  signal: AbortSignal,
): Promise<BackupCounts> {
  if (!databaseUrl) return copySqlite(dataDir, path);
  await using store = await openStore({ databaseUrl, dataDir: '', readOnly: true });
  const counts = await withSnapshot(
    store,
    async (snapshot) => await pgDump({ databaseUrl, snapshot, path, signal }),
  );
  await checkDump(path, signal);
  return counts;
}

export type Places = Source & Pick<Env, 'backupDir' | 'backupS3Url' | 'backupKeys'>;
type Carrying = {
  env: Places;
  now: Date;
  signal: AbortSignal;
  /** Named after it, and whole with the copy in the folder alone. */
  isBeforeUpdate?: boolean;
};

export type Carried = {
  made: BackupMade;
  places: string[];
  /** Why the storage has none, where the copy in the folder is enough. */
  missed?: string;
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
    if (!backupS3Url) return { made, places };
    const storage = s3Storage(backupS3Url);
    try {
      await storage.put(file, target);
    } catch (error) {
      if (!backupDir) throw error;
      const missed = `${(error as Error).message} The copy in ${folder} is whole.`;
      if (isBeforeUpdate) return { made, places, missed };
      throw new BackupError(missed);
    }
    return { made, places: [...places, storage.place] };
  } finally {
    if (!backupDir) rmSync(folder, { recursive: true, force: true });
  }
}
