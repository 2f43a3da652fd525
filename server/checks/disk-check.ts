import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, finding } from '#domain/checks.ts';
import type { Check } from './check.ts';

const mb = 1e6;
const gb = 1e9;
/** Below the first, a day of large messages may fill the disk; below the second, hardly anything can be written. */
const lowFrom = 1 * gb;
const fullFrom = 200 * mb;

export const diskCheck: Check = async ({ env }) => {
  const backups = env.backupDir === undefined ? undefined : resolve(env.backupDir);
  return [
    await lookAt(resolve(env.dataDir)),
    // The server makes no folder for backups: it may be on a disk that is not there.
    ...(backups
      ? [existsSync(backups) ? await lookAt(backups) : finding('diskMissing', { folder: backups })]
      : []),
  ];
};

async function lookAt(folder: string): Promise<Finding> {
  const place = existing(folder);
  const { bavail, bsize } = await statfs(place);
  const bytes = bavail * bsize;
  const values = { folder, free: inWords(bytes) };
  const refused = await access(place, constants.W_OK).then(() => undefined, refusalOf);
  if (refused) return finding(refused, values);
  if (bytes < fullFrom) return finding('diskFull', values);
  return finding(bytes < lowFrom ? 'diskLow' : 'diskFine', values);
}

/** The unit that we ship answers for other folders like a disk that is mounted read-only. */
export function refusalOf({ code }: NodeJS.ErrnoException): 'diskReadOnly' | 'diskClosed' {
  return code === 'EROFS' ? 'diskReadOnly' : 'diskClosed';
}

/** The folder may be made by the first start only. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

function inWords(bytes: number): string {
  return bytes < 10 * gb ? `${Math.floor(bytes / mb)} MB` : `${Math.floor(bytes / gb)} GB`;
}
