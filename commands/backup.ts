// Writes a consistent copy of the store, even while the server runs: npm run backup [-- <file>]
import { basename, dirname, resolve } from 'node:path';
import { backupDays } from '#content/facts/legal.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { BackupError, backupFault } from '#server/backup/backup-file.ts';
import { type BackupMade, recordBackup } from '#server/backup/backup-log.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { makeScheduledBackup } from '#server/backup/scheduled-backup.ts';
import { openStore } from '#server/core/store/database.ts';
import { readEnv } from '#server/env.ts';

const usage =
  'npm run backup [-- <file>]   writes a backup to BACKUP_DIR and BACKUP_S3_URL, or to a new <file> (encrypted with BACKUP_KEY if it ends with .age)';

const [file, ...more] = process.argv.slice(2);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  if (more.length > 0 || (file?.startsWith('-') && file !== '--due')) throw new BackupError(usage);
  const env = readEnv(process.env);
  if (!file && !env.backupDir && !env.backupS3Url) throw new BackupError(usage);
  const said = file && file !== '--due' ? await toFile(file) : await asScheduled(file !== '--due');
  process.stdout.write(said);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${backupFault(error, file ? dirname(resolve(file)) : 'the backup folder')}\n`);
}

async function toFile(name: string): Promise<string> {
  const env = readEnv(process.env);
  const target = resolve(name);
  const startedAt = new Date();
  const isEncrypted = name.endsWith('.age');
  if (isEncrypted && env.backupKeys.length === 0)
    throw new BackupError('Set BACKUP_KEY, the public key that encrypts the backup.');
  const recipients = isEncrypted ? env.backupKeys : [];
  const made = await makeBackup({ source: env, target, recipients, signal: interruption.signal });
  await note({ ...made, file: basename(target) }, startedAt);
  return `Wrote ${target}, ${made.bytes} bytes. Messages: ${made.messages}, responses: ${made.responses}.\n`;
}

/** The backup is good also where this cannot be written. */
async function note(made: BackupMade, startedAt: Date): Promise<void> {
  const store = await openStore(readEnv(process.env));
  try {
    await recordBackup(store, { startedAt, endedAt: new Date(), made });
  } catch {
    process.stderr.write('The backup is complete, but could not be recorded in the database.\n');
  } finally {
    await store.close();
  }
}

async function asScheduled(isAsked: boolean): Promise<string> {
  const scheduled = await makeScheduledBackup({
    env: readEnv(process.env),
    atMostDays: backupDays(readSiteConfig(process.env).legal),
    clock: () => new Date(),
    signal: interruption.signal,
    isAsked,
  });
  if (!scheduled) return '';
  const {
    places,
    removed,
    made: { file: name, bytes, messages, responses },
  } = scheduled;
  return `Wrote ${name}, ${bytes} bytes, to ${places.join(' and ')}. Removed ${removed}. Messages: ${messages}, responses: ${responses}.\n`;
}
