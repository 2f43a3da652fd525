import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { lastDue } from '#domain/health/backup-files.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import type { Store } from '#server/core/store/store.ts';
import { isBackupDue } from './backup-log.ts';

type ScheduleParts = {
  store: Store;
  at: string;
  /** Its option `--due` makes the backup that is due, unless another process does. */
  program: string;
  clock: () => Date;
  logger: Logger;
  everyMs?: number;
};

const defaultEveryMs = 60_000;

/** In a process of its own: copying SQLite would keep this one from answering. Makes up for what was missed while it was down. */
export function startBackupSchedule({
  store,
  at,
  program,
  clock,
  logger,
  everyMs = defaultEveryMs,
}: ScheduleParts) {
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
    stop: async (): Promise<void> => {
      stopping.abort();
      await turns.stop();
    },
  };
}
