import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lastBackups } from '#server/backup/backup-log.ts';
import { networkSubject } from '#server/core/limits/attempts.ts';
import { type StoreOptions, sqliteFile } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import {
  backUp,
  backupProgram,
  countsIn,
  environment,
  expectWhole,
  failure,
  fill,
  rowsOf,
} from '#tests/kit/backup-drill.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { createCounting } from '#tests/kit/visits.ts';

const run = promisify(execFile);
const storeChild = join(import.meta.dirname, '../tests/kit/store-child.ts');

async function restore(file: string): Promise<Store> {
  const dataDir = temporaryFolder();
  writeFileSync(sqliteFile(dataDir), readFileSync(file));
  return await openTestStore({ dataDir });
}

async function filledStore(): Promise<{ place: StoreOptions; store: Store; target: string }> {
  const place = await createMigratedDatabase('sqlite');
  const store = await openTestStore(place);
  await fill(store);
  return { place, store, target: join(temporaryFolder(), 'copy.sqlite') };
}

test('restore drill: the copy of an open store has every row, and only its owner may read it', async () => {
  const { place, store, target } = await filledStore();
  const before = await rowsOf(store);
  const { stdout } = await backUp(place, target);
  expect(stdout).toBe(`Wrote ${target}, ${statSync(target).size} bytes. Messages: 22, responses: 1.\n`);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(target))).toEqual(['copy.sqlite']);
  expect((await lastBackups(store.db)).success).toMatchObject({ file: 'copy.sqlite', messages: 22 });
  expect(await expectWhole(await restore(target), countsIn(stdout))).toEqual(before);
});

test('a copy has nothing that tells whose networks failed to sign in, or who visited', async () => {
  const { place, store, target } = await filledStore();
  const salt = await networkSubject(store, '192.0.2.1', new Date('2026-11-21T09:00:00Z'));
  const { read, visits } = await createCounting(store);
  read('/nova');
  await visits.flush();
  const { visitor } = await store.db
    .selectFrom('visits_of_today')
    .select('visitor')
    .executeTakeFirstOrThrow();
  await backUp(place, target);
  for (const hash of [salt, visitor]) expect(readFileSync(target).includes(hash)).toBe(false);
  const restored = await restore(target);
  expect(await restored.db.selectFrom('visits_of_today').selectAll().execute()).toEqual([]);
  expect(await restored.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
  expect(await networkSubject(store, '192.0.2.1', new Date('2026-11-21T09:00:00Z'))).toBe(salt);
});

test('restore drill: the copy of a store that another process is writing is one moment of it', async () => {
  const { place, store, target } = await filledStore();
  const writer = fork(storeChild);
  const acknowledged: string[] = [];
  writer.on('message', (id: string) => acknowledged.push(id));
  writer.send({ task: 'write', options: place, writers: 4, message: supportMessage() });
  await once(writer, 'message');
  const before = [...acknowledged];
  const { stdout } = await backUp(place, target);
  const afterwards = acknowledged.length;
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  expect(afterwards).toBeGreaterThan(before.length);
  const copied = await expectWhole(await restore(target), countsIn(stdout));
  const all = await rowsOf(store);
  for (const table of Object.keys(copied)) expect(all[table]).toEqual(expect.arrayContaining(copied[table]!));
  for (const id of before) expect(copied.support_messages!.join()).toContain(id);
  // A message and its notice are stored in one transaction.
  const mails = copied.outbox!.filter((row) => row.includes('"message-notice"'));
  expect(mails).toHaveLength(countsIn(stdout).messages);
});

test('what a killed server left in the write-ahead log is in the copy', async () => {
  const place = await createMigratedDatabase('sqlite');
  const first = await openTestStore(place);
  await first.close();
  const writer = fork(storeChild);
  writer.send({ task: 'write', options: place, writers: 4, message: supportMessage() });
  const [id] = (await once(writer, 'message')) as [string];
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const target = join(temporaryFolder(), 'copy.sqlite');
  await backUp(place, target);
  const copied = await rowsOf(await restore(target));
  expect(copied.support_messages!.join()).toContain(id);
});

test('nothing of a person who was erased is in the copy', async () => {
  const { place, store, target } = await filledStore();
  const message = 'To be forgotten. '.repeat(1000);
  const person = supportMessage({ email: 'erased@example.com', message });
  await createSupportMessage(store, newSubmission(), person);
  await erasePerson(store, 'erased@example.com', []);
  await backUp(place, target);
  expect(readFileSync(target).includes('To be forgotten')).toBe(false);
});

test('a file that is there already stays as it is', async () => {
  const { place, target } = await filledStore();
  writeFileSync(target, 'precious');
  expect(await failure(backUp(place, target))).toBe(
    `${target} already exists; a backup never overwrites a file.`,
  );
  expect(readFileSync(target, 'utf8')).toBe('precious');
  expect(readdirSync(dirname(target))).toEqual(['copy.sqlite']);
});

test('without a folder, a store or exactly one file the command says so', async () => {
  const { place, target } = await filledStore();
  const nowhere = join(dirname(target), 'missing/copy.sqlite');
  expect(await failure(backUp(place, nowhere))).toBe(`There is no folder ${dirname(nowhere)}.`);
  const dataDir = join(temporaryFolder(), 'none');
  expect(await failure(backUp({ dataDir }, target))).toContain('nothing is stored yet');
  for (const options of [[], [target, 'more'], ['--help']])
    expect(await failure(backUp(place, ...options))).toMatch(/^npm run backup \[-- <file>\] /);
  expect(readdirSync(dirname(target))).toEqual([]);
});

test('a damaged store is no backup', async () => {
  const { place, store, target } = await filledStore();
  await store.close();
  const bytes = readFileSync(sqliteFile(place.dataDir));
  bytes.fill(0x55, 4096);
  writeFileSync(sqliteFile(place.dataDir), bytes);
  expect(await failure(backUp(place, target))).toMatch(/^Nothing was written: /);
  expect(readdirSync(dirname(target))).toEqual([]);
});

test('a write that fails half-way leaves nothing behind', async () => {
  const { place, target } = await filledStore();
  // Limits the file size to a few pages.
  const order = ['-c', 'ulimit -f 16; exec "$0" "$@"', process.execPath, backupProgram, target];
  expect(await failure(run('sh', order, { env: environment(place) }))).toBe(
    'Nothing was written: disk I/O error',
  );
  expect(readdirSync(dirname(target))).toEqual([]);
});

test('a store without tables is no store of the site', async () => {
  const dataDir = temporaryFolder();
  await (await openTestStore({ dataDir })).close();
  const target = join(temporaryFolder(), 'copy.sqlite');
  expect(await failure(backUp({ dataDir }, target))).toContain('no messages or responses table');
});
