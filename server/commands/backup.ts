// Writes a consistent copy of the store to a new file, even while the server runs: npm run backup -- <file>
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EnvError, readEnv } from '#server/env.ts';
import { type BackupCounts, checkSqliteCopy, copySqlite, withSnapshot } from '#server/store/backup.ts';
import { openStore, sqliteFile } from '#server/store/database.ts';
import { noteBackup } from '#server/store/settings.ts';
import { BackupError, makeBackupFile } from './backup-file.ts';
import { checkDump, pgDump } from './pg-dump.ts';

const usage = 'npm run backup -- <file>   writes a copy of everything that is stored into a new file';
const sqliteIsFull = 13;

const [file, ...more] = process.argv.slice(2);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  if (!file || file.startsWith('-') || more.length > 0) throw new BackupError(usage);
  const target = resolve(file);
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { result, bytes } = databaseUrl
    ? await backUpPostgres(databaseUrl, target)
    : await backUpSqlite(sqliteFile(dataDir), target);
  await noteMade({ databaseUrl, dataDir });
  process.stdout.write(
    `Wrote ${target}, ${bytes} bytes. Messages: ${result.messages}, responses: ${result.responses}.\n`,
  );
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${sentence(error)}\n`);
}

async function backUpSqlite(source: string, target: string) {
  if (!existsSync(source))
    throw new BackupError(`There is no ${source}: nothing is stored yet, or DATA_DIR is not the server's.`);
  return await makeBackupFile(target, {
    write: async (path) => copySqlite(source, path),
    check: async (path) => checkSqliteCopy(path),
  });
}

async function backUpPostgres(databaseUrl: string, target: string) {
  const store = await openStore({ databaseUrl, dataDir: '', readOnly: true });
  const { signal } = interruption;
  let counts: BackupCounts;
  try {
    return await makeBackupFile(target, {
      write: async (path) => {
        counts = await withSnapshot(
          store,
          async (snapshot) => await pgDump({ databaseUrl, snapshot, path, signal }),
        );
      },
      check: async (path) => {
        await checkDump(path, signal);
        return counts;
      },
    });
  } finally {
    await store.close();
  }
}

/** For the morning screen. The backup is good also where this cannot be written. */
async function noteMade(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<void> {
  const store = await openStore(options);
  try {
    await store.transaction(async (db) => await noteBackup(db, new Date().toISOString()));
  } catch {
    process.stderr.write('The backup is complete, but the store could not take a note of it.\n');
  } finally {
    await store.close();
  }
}

function sentence(error: unknown): string {
  if (error instanceof BackupError || error instanceof EnvError) return error.message;
  const { name, message, code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (name === 'AbortError') return 'The backup was interrupted; nothing was written.';
  if (code === 'ENOSPC' || errcode === sqliteIsFull || message.includes('No space left on device'))
    return `There is not enough space in ${dirname(resolve(file!))}; nothing was written.`;
  return `The backup failed, nothing was written: ${message || code || name}`;
}
