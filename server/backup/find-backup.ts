import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupTime } from '#domain/backup-plan.ts';
import type { Env } from '#server/env.ts';
import { decryptFile, isEncrypted } from './age.ts';
import { BackupError } from './backup-file.ts';
import { s3Storage } from './s3-storage.ts';

type Wanted = {
  /** A path, or a name in BACKUP_DIR or BACKUP_S3_URL; undefined: the newest there. */
  file: string | undefined;
  /** What `age-keygen` wrote. */
  identities: string | undefined;
  /** For what has to be fetched or decrypted. */
  folder: string;
};

/** Returns the path of a readable copy and the name of the backup. */
export async function findBackup(
  env: Pick<Env, 'backupDir' | 'backupS3Url'>,
  { file, identities, folder }: Wanted,
): Promise<{ path: string; name: string }> {
  const found = await locate(env, file, folder);
  const name = basename(found);
  if (!(await isEncrypted(found))) return { path: found, name };
  if (identities === undefined)
    throw new BackupError(`${name} is encrypted: --key names the file with the secret key.`);
  const path = join(folder, 'decrypted');
  await decryptFile({ from: found, to: path }, identities);
  return { path, name };
}

/** All backups where the configuration says they go, newest first. */
export async function listBackups(env: Pick<Env, 'backupDir' | 'backupS3Url'>): Promise<string[]> {
  const local = env.backupDir && existsSync(env.backupDir) ? readdirSync(env.backupDir) : [];
  const remote = env.backupS3Url ? await s3Storage(env.backupS3Url).names() : [];
  return [...new Set([...local, ...remote])]
    .filter((name) => backupTime(name))
    .sort()
    .reverse();
}

async function locate(
  env: Pick<Env, 'backupDir' | 'backupS3Url'>,
  file: string | undefined,
  folder: string,
): Promise<string> {
  if (file !== undefined && existsSync(file)) return file;
  const names = await listBackups(env);
  const name = file === undefined ? names[0] : names.find((one) => one === file);
  if (name === undefined)
    throw new BackupError(file === undefined ? 'There is no backup yet.' : `There is no backup ${file}.`);
  const local = env.backupDir ? join(env.backupDir, name) : '';
  if (local && existsSync(local)) return local;
  const fetched = join(folder, name);
  await s3Storage(env.backupS3Url!).get(name, fetched);
  return fetched;
}
