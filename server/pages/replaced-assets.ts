import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A page somebody left open may still ask for the files of its build this long after the next one. */
const keptDays = 14;

export type ReplacedAssets = {
  /** A file of an earlier build by its path on the site; undefined if there is none (any more). */
  find: (path: string) => Promise<Buffer | undefined>;
};

type Options = {
  /** Hashed files of the running build. */
  folder: string;
  /** Where copies are kept, in the data of the site: a deployment may replace all else. */
  keptFolder: string;
  clock: () => Date;
};

/**
 * Lets the hashed files of earlier builds live on for two weeks (PERF-05). Every start copies what the running build
 * has; what the start before had and this one does not have is moved aside, and deleted when its time is over. Several
 * processes may do this at the same time. Throws if the folder cannot be written.
 */
export async function keepReplacedAssets({ folder, keptFolder, clock }: Options): Promise<ReplacedAssets> {
  const currentFolder = join(keptFolder, 'current');
  const replacedFolder = join(keptFolder, 'replaced');
  for (const each of [currentFolder, replacedFolder]) await mkdir(each, { recursive: true, mode: 0o700 });
  const running = new Set(await readdir(folder));
  const copied = new Set(await readdir(currentFolder));

  const now = clock();
  for (const name of copied) {
    if (running.has(name)) continue;
    const place = join(replacedFolder, name);
    await unlessGone(rename(join(currentFolder, name), place));
    await unlessGone(utimes(place, now, now));
  }
  for (const name of running) {
    if (!copied.has(name)) await copyWhole(join(folder, name), join(currentFolder, name));
  }
  const since = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of await readdir(replacedFolder)) {
    const file = await unlessGone(stat(join(replacedFolder, name)));
    if (file && file.mtimeMs < since) await rm(join(replacedFolder, name), { force: true });
  }

  return {
    async find(path) {
      // A plain file name of a length that file systems know: nothing outside the folder can be asked for.
      const name = /^\/assets\/([\w-][\w.-]{0,199})$/.exec(path)?.[1];
      return name === undefined ? undefined : await unlessGone(readFile(join(replacedFolder, name)));
    },
  };
}

/** Appears under its name only when it is whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part);
  await unlessGone(rename(part, to));
}

/** Undefined where the file is not there: another process may have been quicker. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
