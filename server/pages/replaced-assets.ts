import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#domain/language/durations.ts';

const keptDays = 14;

export type ReplacedAssets = {
  /** Reads a file of an earlier build by its path on the site; undefined if there is none. */
  find: (path: string) => Promise<(() => Promise<Buffer>) | undefined>;
};

type Options = {
  folder: string;
  /** In the data folder, because a deployment may replace everything else. */
  keptFolder: string;
  clock: () => Date;
};

/**
 * Keeps the hashed files of earlier builds for two weeks (PERF-05). Safe with several processes. Throws if
 * the folder cannot be written.
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
  const since = now.getTime() - keptDays * dayMs;
  for (const name of await readdir(replacedFolder)) {
    const file = await unlessGone(stat(join(replacedFolder, name)));
    if (file && file.mtimeMs < since) await rm(join(replacedFolder, name), { force: true });
  }

  return {
    async find(path) {
      // Allows plain file names only, so that no path leads outside the folder.
      const name = /^\/assets\/([\w-][\w.-]{0,199})$/.exec(path)?.[1];
      const place = name === undefined ? undefined : join(replacedFolder, name);
      const isThere = place !== undefined && (await unlessGone(stat(place)))?.isFile();
      return isThere ? async () => await readFile(place) : undefined;
    },
  };
}

/** Renamed when complete, so that no process reads a partial file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part);
  await unlessGone(rename(part, to));
}

/** Undefined if the file is missing, because another process may have been quicker. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
