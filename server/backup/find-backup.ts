import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupTime } from '#domain/health/backup-files.ts';
import type { Env } from '#server/env.ts';
import { BackupError, decryptFile, isEncrypted } from './backup-file.ts';
import { s3Storage } from './s3-storage.ts';

type Wanted = {
  /** A path, or a name in BACKUP_DIR or BACKUP_S3_URL; undefined: the newest there. */
  file: string | undefined;
  identities: string | undefined;
  folder: string;
};

type Places = Pick<Env, 'backupDir' | 'backupS3Url'>;

/** Returns the path of a readable copy and the name of the backup; `silent` as in `listBackups`. */
export async function findBackup(env: Places, { file, identities, folder }: Wanted) {
  const { path: found, silent } = await locate(env, file, folder);
  const name = basename(found);
  if (!(await isEncrypted(found))) return { path: found, name, silent };
  if (identities === undefined)
    throw new BackupError(`${name} is encrypted: add --key <file with the secret key>.`);
  const path = join(folder, 'decrypted');
  await decryptFile({ from: found, to: path }, identities);
  return { path, name, silent };
}

/**
 * All backups where the configuration says they go, the newest first. `silent`: why the storage is not among them, where the
 * folder has some. Throws if the storage does not answer and the folder has none.
 */
export async function listBackups({
  backupDir,
  backupS3Url,
}: Places): Promise<{ names: string[]; silent?: string }> {
  const local = namesIn(backupDir);
  if (!backupS3Url) return { names: local };
  try {
    return { names: newestFirst([...local, ...(await s3Storage(backupS3Url).names())]) };
  } catch (error) {
    if (local.length === 0 || !(error instanceof BackupError)) throw error;
    return { names: local, silent: error.message };
  }
}

function namesIn(folder: string | undefined): string[] {
  return folder && existsSync(folder) ? newestFirst(readdirSync(folder)) : [];
}

function newestFirst(names: readonly string[]): string[] {
  return [...new Set(names)]
    .filter((name) => backupTime(name))
    .sort()
    .reverse();
}

/** A path, then the folder, then the storage: it may be away when a backup is needed most. */
async function locate(
  env: Places,
  file: string | undefined,
  folder: string,
): Promise<{ path: string; silent?: string | undefined }> {
  if (file !== undefined && existsSync(file)) return { path: file };
  const local = namesIn(env.backupDir);
  const isLocal = file !== undefined && local.includes(file);
  const { names, silent } = isLocal ? { names: local, silent: undefined } : await listBackups(env);
  const name = file === undefined ? names[0] : names.find((one) => one === file);
  if (name === undefined) {
    const missing = file === undefined ? 'There is no backup yet.' : `There is no backup ${file}.`;
    throw new BackupError(silent ? `${missing} ${silent}` : missing);
  }
  if (local.includes(name)) return { path: join(env.backupDir!, name), silent };
  const path = join(folder, name);
  await s3Storage(env.backupS3Url!).get(name, path);
  return { path };
}
