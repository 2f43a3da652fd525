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

/** What is in the way of a backup, in words for the person at the keyboard. */
export class BackupError extends Error {
  override name = 'BackupError';
}

type Making<Result> = {
  /** Writes the empty file at `path`, which only its owner may read. */
  write: (path: string) => Promise<void>;
  /** Throws if what was written is not usable. */
  check: (path: string) => Promise<Result>;
};

/**
 * Makes the file `target`: written and checked under another name beside it, so that under its own there is either
 * nothing or all of it. Throws if it is there already, or if anything fails, and then leaves nothing behind.
 */
export async function makeBackupFile<Result>(
  target: string,
  { write, check }: Making<Result>,
): Promise<{ result: Result; bytes: number }> {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  if (lstatSync(target, { throwIfNoEntry: false })) throw alreadyThere(target);
  const temporary = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  try {
    closeSync(openSync(temporary, 'wx', 0o600));
    await write(temporary);
    sync(temporary);
    const result = await check(temporary);
    giveName(temporary, target);
    sync(folder);
    return { result, bytes: statSync(target).size };
  } finally {
    rmSync(temporary, { force: true });
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Renaming would replace a file that came there meanwhile; a link refuses to. */
function giveName(temporary: string, target: string): void {
  try {
    linkSync(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(target);
    // Memory sticks and some network folders know no links.
    renameSync(temporary, target);
  }
}

function alreadyThere(target: string): BackupError {
  return new BackupError(`${target} exists already; a backup never overwrites a file.`);
}
