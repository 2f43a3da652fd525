import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './database.ts';

function asRoot(): void {
  if (process.getuid?.() !== 0) throw new Error('Mounting a small disk takes root: sudo npm run chaos');
}

function unmountAtTheEnd(folder: string): void {
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}

/** A file system of its own in memory; mounting it takes root. */
export function smallDisk(megabytes: number) {
  asRoot();
  const folder = temporaryFolder();
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'inherit' });
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  chmodSync(folder, 0o755);
  unmountAtTheEnd(folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    resize: (size: number) => mount('-o', `remount,size=${size}m`),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    /** Leaves no room at all. */
    fill(): void {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filler),
  };
}

/** An ext4 file system in a file. As after an error of a real disk, it may refuse all writing, also to open files. */
export function failingDisk(megabytes: number) {
  asRoot();
  const home = temporaryFolder();
  const [image, folder] = [join(home, 'image'), join(home, 'disk')] as const;
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder]);
  mount();
  unmountAtTheEnd(folder);
  return {
    folder,
    fail: () => execFileSync('mount', ['-o', 'remount,abort', folder]),
    /** Nobody may have a file of it open. */
    mend(): void {
      execFileSync('umount', [folder]);
      mount();
    },
  };
}
