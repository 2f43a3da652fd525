import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '#server/core/store/database.ts';
import { durableSite } from '#tests/durability/durable-site.ts';
import { mixedLoad } from '#tests/durability/mixed-load.ts';
import { randomNumbers, rounds, tell } from '#tests/durability/random.ts';
import { storedMarkers } from '#tests/durability/what-is-stored.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { callsIn, Disk, straceFlags } from './synced-files.ts';

const loadMs = 4000;

/*
 * Every system call of the server on its SQLite files is recorded (Debian's strace). The recording is played again up to
 * the moment of an acknowledgement, and what was not synced by then is dropped, wholly or by chance: the store that is
 * left opens, is whole, and has every submission acknowledged so far.
 */
test('power fails: what was acknowledged is on the disk', { timeout: 300_000 + rounds * 5000 }, async () => {
  const site = await durableSite('sqlite');
  const { dataDir } = site.options;
  const server = await site.start();
  // Only the server writes from here on.
  const session = await site.signIn();
  const traceFile = join(temporaryFolder(), 'trace');
  const strace = spawn('strace', [...straceFlags, '-o', traceFile, '-p', String(server.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = (await Promise.race([
    once(strace.stderr, 'data'),
    once(strace, 'error').then(([error]) => Promise.reject(error as Error)),
  ])) as [Buffer];
  expect(said.toString()).toContain('attached');
  const disk = new Disk(filesOf(dataDir));
  const visitors = mixedLoad(site.address, { readers: 0, writers: 32, session });
  await delay(loadMs);
  await visitors.finish();
  await server.end('SIGKILL');
  await once(strace, 'exit');

  const calls = callsIn(traceFile, server.pid);
  const answers = calls.filter(({ kind }) => kind === 'answer').length;
  expect(answers).toBeGreaterThan(100);
  const checked = new Set(randomNumbers(rounds * 10, 0, answers - 1));
  const chances = randomNumbers(1000, 0, 1, 1);
  const acknowledged: string[] = [];
  let turn = 0;
  const mayComeThrough = () => {
    turn += 1;
    return chances[turn % chances.length] === 1;
  };
  for (const call of calls) {
    disk.take(call);
    if (call.kind !== 'answer') continue;
    const id = /"id":"([\w-]+)"/.exec(call.text)?.[1];
    if (id) acknowledged.push(id);
    if (!checked.has(acknowledged.length)) continue;
    await expectWhole(
      disk.whenPowerFails(() => false),
      acknowledged,
    );
    await expectWhole(disk.whenPowerFails(mayComeThrough), acknowledged);
  }
  tell('Power lost', { moments: checked.size * 2, acknowledged: acknowledged.length, lost: 0 });
});

async function expectWhole(
  files: ReadonlyMap<string, Buffer>,
  acknowledged: readonly string[],
): Promise<void> {
  const dataDir = temporaryFolder();
  mkdirSync(dataDir, { recursive: true });
  for (const [path, content] of files) writeFileSync(join(dataDir, basename(path)), content);
  const store = await openStore({ dataDir });
  try {
    const ids = new Set((await storedMarkers(store)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  } finally {
    await store.close();
  }
}

function filesOf(folder: string): (readonly [string, Buffer])[] {
  return readdirSync(folder)
    .filter((name) => /\.sqlite(?:-wal)?$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(folder, name))] as const);
}
