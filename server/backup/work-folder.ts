import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dayMs } from '#domain/language/durations.ts';

type Purpose = 'backup' | 'restore' | 'drill' | 'move';

/** Six characters are what `mkdtemp` adds. */
const pattern = /^(?:backup|restore|drill|move)-[A-Za-z\d]{6}$/;

/** Whatever is worked on holds readable copies: not in the system's temporary folder, which may lie in memory. */
export function makeWorkFolder(dataDir: string, purpose: Purpose): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return mkdtempSync(join(resolve(dataDir), `${purpose}-`));
}

/** By its name alone. */
export function isWorkFolder(name: string, purpose: Purpose): boolean {
  return pattern.test(name) && name.startsWith(`${purpose}-`);
}

/** Deletes what processes left that were killed. */
export function removeAbandonedWork(dataDir: string, now: Date): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (pattern.test(name) && isAbandoned(path, now)) rmSync(path, { recursive: true, force: true });
  }
}

/** No work takes a day. */
export function isAbandoned(path: string, now: Date): boolean {
  return now.getTime() - statSync(path).mtimeMs > dayMs;
}
