import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '#server/core/store/database.ts';
import { fill } from '#tests/kit/backup-drill.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  openTestStore,
  temporaryFolder,
} from '#tests/kit/database.ts';
import { tablesOf } from '#tests/kit/move.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'move.ts');

type Ended = { code: number; stdout: string; stderr: string };

async function move(env: Record<string, string>, ...options: string[]): Promise<Ended> {
  return await run(process.execPath, [program, ...options], { env: { ...bareEnvironment, ...env } }).then(
    (done) => ({ code: 0, ...done }),
    (error: Ended) => error,
  );
}

function digestIn({ stdout }: Ended): string | undefined {
  return /Digest of all rows: ([\da-f]{64})\n/.exec(stdout)?.[1];
}

async function filledPlace(dialect: 'sqlite' | 'postgres') {
  const place = await createMigratedDatabase(dialect);
  const store = await openTestStore(place);
  await fill(store);
  await store.close();
  return place;
}

test('the store goes to PostgreSQL and back; it is said what to set, without the password', async () => {
  const { dataDir } = await filledPlace('sqlite');
  const url = new URL((await createTestDatabase('postgres')).databaseUrl!);
  url.password = 'p+w/%C3%A4';
  const there = await move({ DATA_DIR: dataDir }, '--to', url.href);
  expect(there).toMatchObject({ code: 0, stderr: '' });
  expect(there.stdout).toContain('\nsupport_messages: 22\n');
  expect(there.stdout).toMatch(/\nCopied \d+ tables with \d+ rows in [\d.]+ s\. Each row was read back/);
  expect(there.stdout).toContain(
    `  DATABASE_URL=${url.href.replace(url.password, 'PASSWORD')}\nWhat changes:\n- Backups are made by pg_dump`,
  );
  expect(there.stdout).toContain(`${resolve(sqliteFile(dataDir))} is as it was`);
  expect(there.stdout).not.toContain(url.password);

  const doctor = join(import.meta.dirname, 'doctor.ts');
  const env = { ...bareEnvironment, DATABASE_URL: url.href, DATA_DIR: dataDir };
  const told = await run(process.execPath, [doctor, '--json'], { env }).catch((error: Ended) => error);
  expect(JSON.parse(told.stdout).results).toContainEqual(
    expect.objectContaining({
      code: 'asideFile',
      values: { place: resolve(sqliteFile(dataDir)), days: '14' },
    }),
  );

  const folder = join(temporaryFolder(), 'data');
  const back = await move({ DATABASE_URL: url.href, DATA_DIR: temporaryFolder() }, '--to', folder);
  expect(back).toMatchObject({ code: 0, stderr: '' });
  expect(back.stdout).toContain(`  DATA_DIR=${folder}\nWhat changes:\n- Backups are copies of the file.`);
  expect(digestIn(back)).toBe(digestIn(there));
  expect(digestIn(back)).toBeDefined();
  expect([statSync(folder).mode & 0o777, statSync(sqliteFile(folder)).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(await move({ DATABASE_URL: url.href }, '--to', folder)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${sqliteFile(folder)} exists already: name a folder that has no store.\n`,
  });
});

test('an order that is not understood gets the usage', async () => {
  for (const options of [[], ['--to', ''], ['--to', 'sqlite:data'], ['--from', 'data'], ['data']])
    expect(await move({}, ...options)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^npm run move -- --to postgres:.+\nnpm run move -- --to <folder>/,
      ) as string,
    });
});

test('an unencrypted address of another machine is refused, and never repeated', async () => {
  const { code, stderr } = await move({}, '--to', 'postgres://site:secret@db.example.com/site');
  expect([code, stderr]).toEqual([1, expect.stringContaining('sslmode=verify-full')]);
  expect(stderr).not.toContain('secret');
});

test('a database that does not answer is named as the reason', async () => {
  const { dataDir } = await filledPlace('sqlite');
  const { code, stderr } = await move(
    { DATA_DIR: dataDir },
    '--to',
    'postgres://site:secret@127.0.0.1:1/site',
  );
  expect([code, stderr]).toEqual([1, 'The store could not be moved: connect ECONNREFUSED 127.0.0.1:1\n']);
});

test('killed on the way to PostgreSQL it leaves nothing, and can be repeated', async () => {
  const { dataDir } = await filledPlace('sqlite');
  const to = await createTestDatabase('postgres');
  const line = await holdingLine(to.databaseUrl!, 'insert into "outbox"');
  await killWhenHeld({ DATA_DIR: dataDir }, line, line.url);
  line.cut();
  expect(await tablesOf(to)).toEqual([]);
  const again = await move({ DATA_DIR: dataDir }, '--to', to.databaseUrl!);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toContain('\nsupport_messages: 22\n');
});

test('killed on the way to SQLite it leaves no store, and can be repeated', async () => {
  const from = await filledPlace('postgres');
  const folder = temporaryFolder();
  const line = await holdingLine(from.databaseUrl!, 'from "outbox"');
  await killWhenHeld({ DATABASE_URL: line.url }, line, folder);
  line.cut();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^move-\w{6}$/)]);
  const again = await move({ DATABASE_URL: from.databaseUrl! }, '--to', folder);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toContain('\nsupport_messages: 22\n');
  expect(readdirSync(folder)).toEqual(['site.sqlite']);
});

test('a connection that breaks leaves nothing', async () => {
  const { dataDir } = await filledPlace('sqlite');
  const to = await createTestDatabase('postgres');
  const line = await holdingLine(to.databaseUrl!, 'insert into "outbox"');
  const moved = move({ DATA_DIR: dataDir }, '--to', line.url);
  await line.held;
  line.cut();
  expect(await moved).toMatchObject({
    code: 1,
    stderr: 'The store could not be moved: Connection terminated unexpectedly\n',
  });
  expect(await tablesOf(to)).toEqual([]);
});

test('a signal ends it at the next rows, and leaves nothing', async () => {
  const { dataDir } = await filledPlace('sqlite');
  const to = await createTestDatabase('postgres');
  const line = await holdingLine(to.databaseUrl!, 'insert into "outbox"');
  const child = spawn(process.execPath, [program, '--to', line.url], {
    env: { ...bareEnvironment, DATA_DIR: dataDir },
  });
  const said = text(child.stderr);
  const end = once(child, 'close');
  await line.held;
  child.kill('SIGTERM');
  line.release();
  expect([await end, await said]).toEqual([[1, null], 'The move was interrupted; nothing was moved.\n']);
  expect(await tablesOf(to)).toEqual([]);
});

type Line = Awaited<ReturnType<typeof holdingLine>>;

async function killWhenHeld(env: Record<string, string>, line: Line, to: string): Promise<void> {
  const child = spawn(process.execPath, [program, '--to', to], { env: { ...bareEnvironment, ...env } });
  const end = once(child, 'exit');
  await line.held;
  child.kill('SIGKILL');
  expect(await end).toEqual([null, 'SIGKILL']);
}

/** A way to the database on which nothing passes any more once `words` have come. */
async function holdingLine(databaseUrl: string, words: string) {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const to = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let release = () => {};
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    sockets.push(near, far);
    near.on('error', () => {}).on('close', () => far.destroy());
    far.on('error', () => {}).on('close', () => near.destroy());
    far.pipe(near);
    near.on('data', (data) => {
      if (!data.includes(words)) return void far.write(data);
      near.pause();
      release = () => {
        near.removeAllListeners('data').pipe(far);
        far.write(data);
      };
      hold();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, held, release: () => release(), cut };
}
