import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EnvError } from '#server/env.ts';

export class BackupError extends Error {
  override name = 'BackupError';
}

/** `write` also checks what it wrote. */
type Making<Result> = { write: (path: string) => Promise<Result> };

/** Writes a temporary file first, so that `target` is complete or missing. Throws if it exists. */
export async function makeBackupFile<Result>(
  target: string,
  { write }: Making<Result>,
): Promise<{ result: Result; bytes: number }> {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  if (lstatSync(target, { throwIfNoEntry: false })) throw alreadyThere(target);
  const temporary = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  try {
    closeSync(openSync(temporary, 'wx', 0o600));
    const result = await write(temporary);
    syncFile(temporary);
    giveName(temporary, target);
    syncFile(folder);
    return { result, bytes: statSync(target).size };
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Also a folder, whose names are then on the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Answers of memory sticks and some network folders, which have no hard links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

export function hasNoLinks(error: unknown): boolean {
  return withoutLinks.has((error as NodeJS.ErrnoException).code ?? '');
}

/** A rename would replace a file created in between; a hard link fails instead. */
function giveName(temporary: string, target: string): void {
  try {
    linkSync(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(target);
    if (!hasNoLinks(error)) throw error;
    renameSync(temporary, target);
  }
}

function alreadyThere(target: string): BackupError {
  return new BackupError(`${target} already exists; a backup never overwrites a file.`);
}

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
