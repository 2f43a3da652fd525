import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { lastDue, outdatedBackups } from '#domain/health/backup-files.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { openStore } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import { BackupError, backupFault, isAbandoned } from './backup-file.ts';
import { beginBackup, claimBackup, endBackup, isBackupDue } from './backup-log.ts';
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

type ScheduleParts = {
  store: Store;
  /** See `Env.backupAt`. */
  at: string;
  /** Its option `--due` makes the backup that is due, unless another process does. */
  program: string;
  clock: () => Date;
  logger: Logger;
  everyMs?: number;
};

type Schedule = { stop: () => Promise<void> };

const defaultEveryMs = 60_000;

/** In a process of its own: copying SQLite would keep this one from answering. Makes up for what was missed while it was down. */
export function startBackupSchedule({
  store,
  at,
  program,
  clock,
  logger,
  everyMs = defaultEveryMs,
}: ScheduleParts): Schedule {
  const stopping = new AbortController();
  const turns = createSerialQueue();
  void turns.take(look);
  turns.repeat(look, everyMs);

  async function look(): Promise<void> {
    try {
      const now = clock();
      if (stopping.signal.aborted || !(await isBackupDue(store.db, { dueAt: lastDue(now, at), now }))) return;
      await makeBackup();
    } catch (error) {
      logger.error({ err: error }, 'Could not check whether a backup is due');
    }
  }

  async function makeBackup(): Promise<void> {
    const child = spawn(process.execPath, [program, '--due'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopping.signal,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-2000);
      });
    child.on('error', () => {});
    const [code] = (await once(child, 'close')) as [number | null];
    const outcome = said.trim();
    if (code === 0 && outcome !== '') logger.info({ outcome }, 'Backup made');
    if (code !== 0 && !stopping.signal.aborted) logger.error({ outcome, code }, 'Backup failed');
  }

  return {
    stop: async () => {
      stopping.abort();
      await turns.stop();
    },
  };
}
