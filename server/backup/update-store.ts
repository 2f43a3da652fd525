import type { Logger } from 'pino';
import { backupTime, isBeforeUpdate } from '#domain/health/backup-files.ts';
import { hourMs } from '#domain/language/durations.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { type Migration, migrations } from '#server/core/store/migrations/migrations.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import { BackupError, backupFault } from './backup-file.ts';
import { type BackupMade, recordBackup } from './backup-log.ts';
import type { Places } from './make-backup.ts';

export type UpdateEnv = Places & Pick<Env, 'updateWithoutBackup'>;
type Order = {
  env: UpdateEnv;
  now: Date;
  signal: AbortSignal;
  logger?: Pick<Logger, 'info' | 'warn'>;
  steps?: readonly Migration[];
};

/** A start that fails at a migration is tried again every few seconds: what it backed up first is enough for an hour. */
const enoughForMs = hourMs;

/**
 * Carries out the migrations that are missing; what is stored is backed up before, under the same lock. Throws
 * `BackupError`, with nothing changed, if that fails.
 */
export async function updateStore(store: Store, order: Order): Promise<void> {
  const { now, logger, steps = migrations } = order;
  let made: BackupMade | undefined;
  const applied = await migrate(store, steps, async (lastAt) => {
    made = await backUpFirst(order, lastAt);
  });
  // Only now the table is there for sure.
  if (made) await recordBackup(store, { startedAt: now, endedAt: now, made });
  if (applied.length > 0) logger?.info({ migrations: applied }, 'Migrations applied');
}

async function backUpFirst(order: Order, lastAt: string): Promise<BackupMade | undefined> {
  const { env, now, signal, logger } = order;
  if (env.updateWithoutBackup || (!env.backupDir && !env.backupS3Url)) {
    logger?.warn(
      'The update changes the database without a backup: no backup place is set, or UPDATE_WITHOUT_BACKUP is on',
    );
    return undefined;
  }
  try {
    // Loaded on demand: most starts have nothing to migrate.
    const { listBackups } = await import('./find-backup.ts');
    const { makeBackupCopies } = await import('./make-backup.ts');
    const { names } = await listBackups(env.backupDir ? { ...env, backupS3Url: undefined } : env);
    // One that holds what the migrations before left.
    const there = names.find((name) => {
      const time = backupTime(name)?.getTime() ?? 0;
      const age = now.getTime() - time;
      return isBeforeUpdate(name) && time >= Date.parse(lastAt) && age >= 0 && age < enoughForMs;
    });
    if (there) {
      logger?.info({ file: there }, 'The backup from before this update exists already');
      return undefined;
    }
    const { made, ...rest } = await makeBackupCopies({ env, now, signal, isBeforeUpdate: true });
    const level = rest.missed ? 'warn' : 'info';
    logger?.[level]({ file: made.file, ...rest }, 'Backup made before the update');
    return made;
  } catch (error) {
    throw new BackupError(
      `Could not make a backup before the update changes the database. ${backupFault(error, env.backupDir ?? env.dataDir)} The database is unchanged: fix the cause, go back to the earlier version, or set UPDATE_WITHOUT_BACKUP=on.`,
    );
  }
}
