import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type DurableSite, durableSite } from '#tests/durability/durable-site.ts';
import { type MixedLoad, mixedLoad } from '#tests/durability/mixed-load.ts';
import { rounds, tell } from '#tests/durability/random.ts';
import { dialects, temporaryFolder } from '#tests/kit/database.ts';
import { failingDisk, smallDisk } from '#tests/kit/disks.ts';
import { startPostgresWithTools } from '#tests/kit/postgres-with-tools.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';

const load = { readers: 200, writers: 64 };
const roundMs = 60_000;
const postgresMegabytes = 256;

test('the disk is full: pages are served, forms and publishing say so, and both work again once there is room', {
  timeout: 60_000 + rounds * roundMs,
}, async () => {
  let size = 4;
  const disk = smallDisk(size);
  const site = await durableSite('sqlite', {}, { dataDir: disk.folder });
  await site.start();
  const visitors = mixedLoad(site.address, { ...load, writingMs: 0, session: await site.signIn() });
  for (let round = 0; round < rounds; round += 1) {
    await refused(visitors);
    // A copy on a disk without room leaves nothing behind.
    const copy = join(disk.folder, `copy-${round}`);
    const backup = await makeBackup(site, copy);
    expect(backup.stderr).toContain('not enough space');
    expect([backup.status, existsSync(copy)]).toEqual([1, false]);
    size += 4;
    disk.resize(size);
    await acknowledged(visitors);
  }
  disk.resize(512);
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  tell('Disk full', countsOf(visitors));
});

test('the disk of PostgreSQL is full: pages are served, forms and publishing say so, and both work again once there is room', {
  timeout: 120_000 + rounds * 2 * roundMs,
}, async () => {
  const disk = smallDisk(postgresMegabytes);
  const postgres = await startPostgresWithTools(disk.folder);
  onTestFinished(postgres.stop);
  const site = await durableSite('postgres', {}, { dataDir: '', databaseUrl: postgres.url });
  await site.start();
  const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) {
    await acknowledged(visitors);
    disk.fill();
    await refused(visitors);
    await site.noteInTransit().catch(() => {});
    disk.empty();
    // Without room for its log PostgreSQL ends; whoever keeps it running starts it again.
    if (!postgres.isRunning()) {
      await postgres.start();
      restarts += 1;
    }
    await acknowledged(visitors);
  }
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  tell('Disk of PostgreSQL full', { ...countsOf(visitors), 'PostgreSQL ended by itself': restarts });
});

describe.each(dialects)('on %s', (dialect) => {
  test('a backup fills its disk while it is written: it says so, leaves nothing, and nobody else notices', {
    timeout: 300_000,
  }, async () => {
    const postgres = dialect === 'postgres' ? await startPostgresWithTools() : undefined;
    if (postgres) onTestFinished(postgres.stop);
    const options = postgres
      ? { dataDir: '', databaseUrl: postgres.url }
      : { dataDir: temporaryFolder(), databaseUrl: '' };
    const site = await durableSite(dialect, {}, options);
    await site.start();
    const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
    await acknowledged(visitors);
    const disk = smallDisk(1);
    // What is left is less than any backup.
    const [target, whole] = [disk.folder, temporaryFolder()].map((folder) => join(folder, 'copy'));
    disk.fill();
    const backup = await makeBackup(site, target!);
    expect(backup.stderr).toContain('not enough space');
    expect([backup.status, readdirSync(disk.folder)]).toEqual([1, ['filler']]);
    await acknowledged(visitors);
    expect((await makeBackup(site, whole!)).status).toBe(0);
    await visitors.finish();
    await site.mailsSent();
    await site.expectNothingLost(visitors);
    tell(`Backup on a full disk on ${dialect}`, countsOf(visitors));
  });
});

test('the data folder becomes read-only: pages are served, forms say so, and nothing is lost once the disk is mended', {
  timeout: 240_000,
}, async () => {
  const disk = failingDisk(256);
  const options = { dataDir: disk.folder };
  const site = await durableSite('sqlite', {}, options);
  const server = await site.start();
  const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
  await acknowledged(visitors);
  disk.fail();
  await refused(visitors);
  await server.end('SIGKILL');
  await site.store.close();
  disk.mend();
  const mended = await durableSite('sqlite', {}, options);
  mended.mailbox.received.push(...site.mailbox.received);
  // Taken when the disk failed, and never noted as sent.
  await mended.endHoldsOfDead();
  await mended.start({}, Number(new URL(site.address).port));
  await acknowledged(visitors);
  await visitors.finish();
  await mended.mailsSent();
  await mended.expectNothingLost(visitors);
  tell('Data folder read-only', countsOf(visitors));
});

test('a data folder that cannot be written is told at the start', async () => {
  const disk = smallDisk(8);
  disk.makeReadOnly();
  await expect(startServerProcess({ env: { DATA_DIR: disk.folder, DATABASE_URL: '' } })).rejects.toThrow(
    new RegExp(`code 1[\\s\\S]*${disk.folder}`),
  );
});

/** Many writers are told to wait, while pages come. */
async function refused({ counts }: MixedLoad): Promise<void> {
  const { unavailable } = counts;
  await expect
    .poll(() => counts.unavailable, { timeout: roundMs })
    .toBeGreaterThan(unavailable + load.writers);
  const { pages } = counts;
  await expect.poll(() => counts.pages, { timeout: 5000 }).toBeGreaterThan(pages);
}

async function acknowledged(visitors: MixedLoad): Promise<void> {
  const before = visitors.acknowledged();
  await expect
    .poll(() => visitors.acknowledged(), { timeout: roundMs })
    .toBeGreaterThan(before + load.writers);
}

async function makeBackup({ options: { dataDir, databaseUrl = '' } }: DurableSite, target: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return await new Promise<{ status: unknown; stderr: string }>((resolve) =>
    execFile(process.execPath, ['commands/backup.ts', target], { env }, (error, _, stderr) =>
      resolve({ status: error ? error.code : 0, stderr }),
    ),
  );
}

function countsOf({ sent, published, counts }: MixedLoad) {
  return {
    rounds,
    submissions: sent.length,
    releases: published.length,
    pages: counts.pages,
    'answers 503': counts.unavailable,
    lost: 0,
    doubled: 0,
  };
}
