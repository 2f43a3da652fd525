import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, finding } from '#domain/health/checks.ts';
import type { Check } from './check.ts';

const mb = 1e6;
const gb = 1e9;
/** Below the first, large messages can fill the disk within a day; below the second, it is nearly full. */
const lowFrom = 1 * gb;
const fullFrom = 200 * mb;

export const diskCheck: Check = async ({ env }) => {
  const backups = env.backupDir === undefined ? undefined : resolve(env.backupDir);
  return [
    await lookAt(resolve(env.dataDir)),
    // The server doesn't create the backup folder, because its disk may not be mounted.
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

/** With our systemd unit, folders other than the data folder look like a read-only disk. */
export function refusalOf({ code }: NodeJS.ErrnoException): 'diskReadOnly' | 'diskClosed' {
  return code === 'EROFS' ? 'diskReadOnly' : 'diskClosed';
}

/** The nearest folder that exists: the first start creates the others. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

function inWords(bytes: number): string {
  return bytes < 10 * gb ? `${Math.floor(bytes / mb)} MB` : `${Math.floor(bytes / gb)} GB`;
}
