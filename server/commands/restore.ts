// Puts a backup in the place of the store, or proves one beside it: npm run restore -- [<file>] [--drill]
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-file.ts';
import { drill, isProof } from '#server/backup/drill.ts';
import { findBackup, listBackups } from '#server/backup/find-backup.ts';
import { restore } from '#server/backup/restore.ts';
import { makeWorkFolder } from '#server/backup/work-folder.ts';
import { EnvError, readEnv } from '#server/env.ts';

const usage = `npm run restore -- <file> [--key <file>] [--overwrite]   puts a backup in the place of the store; the server has to be stopped
npm run restore -- --drill [<file>] [--key <file>]       proves a backup (without a file the newest) by restoring it beside the store
npm run restore -- --list                                which backups there are in BACKUP_DIR and BACKUP_S3_URL
<file> is a path or one of these names; --key names the file with the secret key of age.
`;

const options = {
  key: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  drill: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const env = readEnv(process.env);
  if (values.list) {
    const { names, silent } = await listBackups(env);
    for (const name of names) process.stdout.write(`${name}\n`);
    tellSilence(silent);
  } else if (positionals.length > 1 || (positionals.length === 0 && !values.drill)) {
    process.exitCode = 1;
    process.stderr.write(usage);
  } else {
    const folder = makeWorkFolder(env.dataDir, 'restore');
    try {
      const identities = values.key === undefined ? undefined : readFileSync(values.key, 'utf8');
      const { silent, ...backup } = await findBackup(env, { file: positionals[0], identities, folder });
      tellSilence(silent);
      const order = { ...backup, place: env, now: new Date(), signal: interruption.signal };
      if (values.drill) await prove(order);
      else await putInPlace({ ...order, overwrite: values.overwrite });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
} catch (error) {
  process.exitCode = 1;
  const { code, message, name } = error as NodeJS.ErrnoException;
  const isOurs = error instanceof BackupError || error instanceof EnvError;
  process.stderr.write(
    code?.startsWith('ERR_PARSE_ARGS')
      ? usage
      : `${isOurs ? message : `The backup could not be restored: ${message || code || name}`}\n`,
  );
}

function tellSilence(silent: string | undefined): void {
  if (silent) process.stderr.write(`${silent} Only the backups in the folder are known.\n`);
}

async function putInPlace(order: Parameters<typeof restore>[0] & { name: string }): Promise<void> {
  const { messages, responses, before } = await restore(order);
  process.stdout.write(`Restored ${order.name}. Messages: ${messages}, responses: ${responses}.\n`);
  if (before) process.stdout.write(`What was there before is in ${before}: delete it when all is well.\n`);
  process.stdout.write('Erase again who was erased since, then start the server.\n');
}

async function prove(order: Parameters<typeof drill>[0]): Promise<void> {
  const result = await drill(order);
  const { messages, responses, noted, compared, missing } = result;
  const lines = [`${order.name} can be restored. Messages: ${messages}, responses: ${responses}.`];
  if (noted) lines.push(`Noted when it was made: ${noted.messages}, ${noted.responses}.`);
  lines.push(`Of ${compared} older rows of the live store it lacks ${missing}.`);
  process.exitCode = isProof(result) ? 0 : 1;
  process.stdout.write(`${lines.join('\n')}\n`);
}
