import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import type { Env } from '#server/env.ts';
import { type BackupCounts, checkSqliteCopy, copySqlite, withSnapshot } from '#server/store/backup.ts';
import { encryptFile } from './age.ts';
import { BackupError, makeBackupFile } from './backup-file.ts';
import { checkDump, pgDump } from './pg-dump.ts';

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
