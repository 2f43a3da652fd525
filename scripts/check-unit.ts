import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** In tenths: it is 1.4 of 10, and most lines that could be lost count 0.2. */
const mostExposure = 15;
const systemUnits = 'usr/lib/systemd/system';

/** With Debian's `systemd`, which need not run. */
export const canCheckUnit = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Throws unless systemd takes every line of the unit, finds in `root` what it starts, and counts it as hardened. */
export function checkUnit(unit: string, root: string): void {
  // Sockets and targets that the unit names; what is missing would be a fault.
  cpSync(join('/', systemUnits), join(root, systemUnits), { recursive: true, verbatimSymlinks: true });
  const folder = join(root, 'etc/systemd/system');
  mkdirSync(folder, { recursive: true });
  cpSync(unit, join(folder, 'site.service'));
  const analyze = (...order: string[]) =>
    spawnSync('systemd-analyze', [...order, `--root=${root}`, 'site.service'], { encoding: 'utf8' });
  const verified = analyze('verify', '--man=no');
  // A name or value that it does not know is told, and no failure.
  const told = verified.stderr.split('\n').filter((line) => line.includes('site.service'));
  if (verified.status !== 0 || told.length > 0) throw new Error(told.join('\n') || verified.stderr);
  const secured = analyze('security', '--offline=true', '--no-pager', `--threshold=${mostExposure}`);
  if (secured.status !== 0) throw new Error(secured.stdout.trimEnd().split('\n').at(-1) || secured.stderr);
}
