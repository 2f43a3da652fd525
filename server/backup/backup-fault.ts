import { dirname } from 'node:path';
import { EnvError } from '#server/env.ts';
import { BackupError } from './backup-file.ts';

const sqliteIsFull = 13;
const longest = 300;

/** One sentence for people and for the record; holds no password. */
export function backupFault(error: unknown, folder: string): string {
  if (error instanceof BackupError || error instanceof EnvError) return error.message;
  const { name, message, code, errcode, path } = error as NodeJS.ErrnoException & { errcode?: number };
  if (name === 'AbortError') return 'The backup was interrupted; nothing was written.';
  if (code === 'ENOSPC' || errcode === sqliteIsFull || message.includes('No space left on device'))
    return `Not enough space in ${folder}; nothing was written.`;
  if (code === 'EROFS') {
    const closed = path ? dirname(path) : folder;
    // The unit that we ship closes everything but the data.
    return `The server can't write to ${closed}; nothing was written. If systemd runs it: sudo systemctl edit site, with the lines [Service] and ReadWritePaths=${closed}, then sudo systemctl restart site. Otherwise its disk is mounted read-only.`;
  }
  return `Nothing was written: ${message || code || name}`.slice(0, longest);
}
