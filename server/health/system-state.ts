import { statfs } from 'node:fs/promises';
import type { SystemState } from '#domain/api/today.ts';
import { hourMs } from '#domain/language/durations.ts';
import { lastBackups } from '#server/backup/backup-log.ts';
import { listProcesses } from '#server/core/processes.ts';
import type { Store } from '#server/core/store/store.ts';

/** Below the first, a day of large messages may fill the disk; below the second, hardly anything can be written. */
const lowBytes = 1e9;
const fullBytes = 2e8;

/** Daily is the rule; one that failed is made up for the next day. */
const oldBackupMs = 50 * hourMs;

type Parts = { store: Pick<Store, 'db'>; dataDir: string; now: Date };

export async function systemState({ store: { db }, dataDir, now }: Parts): Promise<SystemState> {
  const madeAt = (await lastBackups(db)).success?.startedAt;
  return {
    disk: await diskState(dataDir),
    backup: madeAt === undefined ? null : { madeAt, isOld: now.getTime() - Date.parse(madeAt) > oldBackupMs },
    processes: (await listProcesses(db, now.toISOString())).map(({ host, build, startedAt }) => ({
      host,
      build,
      startedAt,
    })),
  };
}

/** Null where the system does not say. */
async function diskState(folder: string): Promise<SystemState['disk']> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return { freeBytes, state: freeBytes < fullBytes ? 'full' : freeBytes < lowBytes ? 'low' : 'ok' };
  } catch {
    return null;
  }
}
