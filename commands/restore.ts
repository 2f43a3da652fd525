// Restores a backup, or tests one in a separate place: npm run restore -- [<file>] [--drill]

import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '#content/facts/variables.ts';
import { BackupError, makeWorkFolder } from '#server/backup/backup-file.ts';
import { drill, isProof } from '#server/backup/drill.ts';
import { findBackup, listBackups } from '#server/backup/find-backup.ts';
import { restore } from '#server/backup/restore.ts';
import { readEnv } from '#server/env.ts';

const usage = `npm run restore -- <file> [--key <file>] [--overwrite]   restores a backup; stop the server first
npm run restore -- --drill [<file>] [--key <file>]       tests a backup (the newest without <file>) in a separate place
npm run restore -- --list                                lists the backups in BACKUP_DIR and BACKUP_S3_URL
<file> is a path, or a name from the list. --key is the file with the secret key of age.
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
  const isOurs = error instanceof BackupError || error instanceof ConfigurationError;
  process.stderr.write(
    code?.startsWith('ERR_PARSE_ARGS')
      ? usage
      : `${isOurs ? message : `Could not restore the backup: ${message || code || name}`}\n`,
  );
}

function tellSilence(silent: string | undefined): void {
  if (silent) process.stderr.write(`${silent} Only backups in the folder are listed.\n`);
}

async function putInPlace(order: Parameters<typeof restore>[0] & { name: string }): Promise<void> {
  const { messages, responses, before } = await restore(order);
  process.stdout.write(`Restored ${order.name}. Messages: ${messages}, responses: ${responses}.\n`);
  if (before) process.stdout.write(`The previous data is in ${before}. Delete it when all is well.\n`);
  process.stdout.write('Repeat any erasures made since this backup, then start the server.\n');
}

async function prove(order: Parameters<typeof drill>[0]): Promise<void> {
  const result = await drill(order);
  const { messages, responses, noted, compared, missing } = result;
  const lines = [`${order.name} can be restored. Messages: ${messages}, responses: ${responses}.`];
  if (noted)
    lines.push(`Recorded when it was made: messages: ${noted.messages}, responses: ${noted.responses}.`);
  lines.push(`Missing from the backup: ${missing} of ${compared} older rows.`);
  process.exitCode = isProof(result) ? 0 : 1;
  process.stdout.write(`${lines.join('\n')}\n`);
}
