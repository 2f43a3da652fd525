import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { durableSite } from '#tests/durability/durable-site.ts';
import { mixedLoad } from '#tests/durability/mixed-load.ts';
import { rounds, tell } from '#tests/durability/random.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';

const roundMs = 60_000;

/** A file system of its own in memory; mounting it takes root. */
function smallDisk(megabytes: number) {
  if (process.getuid?.() !== 0) throw new Error('Mounting a small disk takes root: sudo npm run chaos');
  const folder = temporaryFolder();
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'inherit' });
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return {
    folder,
    resize: (size: number) => mount('-o', `remount,size=${size}m`),
    makeReadOnly: () => mount('-o', 'remount,ro'),
  };
}

test('the disk is full: pages are served, forms and publishing say so, and both work again once there is room', {
  timeout: 60_000 + rounds * roundMs,
}, async () => {
  let size = 4;
  const disk = smallDisk(size);
  const site = await durableSite('sqlite', {}, { dataDir: disk.folder });
  await site.start();
  const visitors = mixedLoad(site.address, { readers: 20, writers: 64, session: await site.signIn() });
  const { counts } = visitors;
  for (let round = 0; round < rounds; round += 1) {
    const { unavailable } = counts;
    await expect.poll(() => counts.unavailable, { timeout: roundMs }).toBeGreaterThan(unavailable + 100);
    const { pages } = counts;
    await expect.poll(() => counts.pages).toBeGreaterThan(pages);
    // A copy on a disk without room leaves nothing behind.
    const copy = join(disk.folder, `copy-${round}`);
    const backup = spawnSync(process.execPath, ['server/commands/backup.ts', copy], {
      env: { ...process.env, DATA_DIR: disk.folder, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect(backup.stderr).toContain('not enough space');
    expect([backup.status, existsSync(copy)]).toEqual([1, false]);
    size += 4;
    disk.resize(size);
    const before = visitors.acknowledged();
    await expect.poll(() => visitors.acknowledged(), { timeout: roundMs }).toBeGreaterThan(before);
  }
  disk.resize(512);
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  tell('Disk full', {
    rounds,
    submissions: visitors.sent.length,
    publications: visitors.published.length,
    'answers 503': counts.unavailable,
    lost: 0,
    doubled: 0,
  });
});

test('a data folder that cannot be written is told at the start', async () => {
  const disk = smallDisk(8);
  disk.makeReadOnly();
  await expect(startServerProcess({ env: { DATA_DIR: disk.folder, DATABASE_URL: '' } })).rejects.toThrow(
    new RegExp(`code 1[^]*${disk.folder}`),
  );
});
