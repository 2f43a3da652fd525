import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { supportMessage } from '#tests/kit/factories.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { listSupportMessages } from './forms/support-messages.ts';
import { startLines } from './run.ts';

const program = join(import.meta.dirname, '../tests/kit/plain-server.ts');

type Ending = [code: number | null, signal: string | null];
const endings = new Map<ChildProcess, Promise<Ending>>();

async function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: {
      ...bareEnvironment,
      PORT: '0',
      RATE_LIMIT_PER_10_MIN: '0',
      NOTICES_PER_HOUR: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endings.set(child, once(child, 'close') as Promise<Ending>);
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { log: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.log += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.errors += chunk.toString();
  });
  return { child, output };
}

async function startListening(variables: Record<string, string>) {
  const { child, output } = await start(variables);
  await expect
    .poll(() => output.errors, { timeout: 60_000 })
    .toMatch(/Listening on http:\/\/127\.0\.0\.1:\d+\n/);
  return { child, output, address: /http:\S+/.exec(output.errors)![0] };
}

/** Resolves when its whole output was read as well. */
async function exitOf(child: ChildProcess): Promise<Ending> {
  return await endings.get(child)!;
}

async function post(address: string): Promise<Response> {
  return await fetch(`${address}/api/support`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(supportMessage()),
    signal: AbortSignal.timeout(5000),
  });
}

test('who read its output may leave: the server starts, serves and ends all the same', async () => {
  const port = await freePort();
  const { child } = await start({ DATA_DIR: join(temporaryFolder(), 'data'), PORT: String(port) });
  child.stdout.destroy();
  child.stderr.destroy();
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        post(address).then(
          ({ status }) => status,
          () => 'not yet',
        ),
      { timeout: 60_000 },
    )
    .toBe(201);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toEqual([0, null]);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the server cleanly with code 0, and a submission before it is kept',
  async (signal) => {
    const dataDir = join(temporaryFolder(), 'data');
    const { child, address, output } = await startListening({ DATA_DIR: dataDir });
    expect((await post(address)).status).toBe(201);
    child.kill(signal);
    expect(await exitOf(child)).toEqual([0, null]);
    expect(output.log).toContain('"msg":"Stopped"');
    const store = await openTestStore({ dataDir, readOnly: true });
    expect(await listSupportMessages(store.db, { limit: 10 })).toHaveLength(1);
  },
);

test('a request under way when the server is asked to stop is finished', async () => {
  const { child, address } = await startListening({ DATA_DIR: temporaryFolder() });
  const body = JSON.stringify(supportMessage());
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  const head =
    'POST /api/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n';
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 Continue/);
  const exit = exitOf(child);
  child.kill('SIGTERM');
  // New connections are refused from now on.
  await expect
    .poll(
      async () =>
        await fetch(`${address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
    )
    .toBe('closed');
  socket.write(body);
  expect(await exit).toEqual([0, null]);
  expect(answer).toContain('HTTP/1.1 201 Created');
});

test('without a mail server the log says so once', async () => {
  const { output } = await startListening({ DATA_DIR: temporaryFolder() });
  await expect.poll(() => output.log.match(/SMTP_URL is not set/g)?.length).toBe(1);
});

test('standard output is one JSON object per line', async () => {
  const { child, address, output } = await startListening({ DATA_DIR: temporaryFolder() });
  await post(address);
  child.kill('SIGTERM');
  await exitOf(child);
  const lines = output.log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ msg }) => msg)).toContain(`Listening on ${address}`);
});

test('a server that cannot start says why and ends with code 1', async () => {
  const { child, output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(await exitOf(child)).toEqual([1, null]);
  expect(output.errors).toBe(
    "The server cannot start: the database at 127.0.0.1:1 can't be reached (ECONNREFUSED).\n" +
      'Check DATABASE_URL, and whether the database runs.\n',
  );
  expect(output.log).toContain('"msg":"The server cannot start"');
});

test.each([
  [
    'a database that does not exist',
    async () => {
      const url = new URL((await createMigratedDatabase('postgres')).databaseUrl!);
      url.pathname = '/no-such-database';
      return { DATABASE_URL: url.href };
    },
    / has no database no-such-database\.\nCreate it, or correct DATABASE_URL\.\n$/,
  ],
  [
    'a folder that cannot be written',
    async () => {
      const folder = join(temporaryFolder(), 'file');
      writeFileSync(folder, '');
      return { DATA_DIR: folder };
    },
    /the folder \S+\/file can't be written \(EEXIST\)\./,
  ],
  [
    'a port in use',
    async () => {
      const { address } = await startListening({ DATA_DIR: temporaryFolder() });
      return { DATA_DIR: temporaryFolder(), PORT: new URL(address).port };
    },
    /another process uses port \d+ of 127\.0\.0\.1\./,
  ],
])('%s is named, and ends the server with code 1', async (_, variables, reason) => {
  const { child, output } = await start(await variables());
  expect(await exitOf(child)).toEqual([1, null]);
  expect(output.errors).toMatch(reason);
});

test('a terminal shows the address, the admin area and the number of missing settings', () => {
  const address = 'http://127.0.0.1:3000';
  const lines = (missing: readonly string[]) =>
    startLines({ address, missing }, { isTerminal: true }).split('\n');
  expect(lines(['LEGAL_NAME', 'SMTP_URL'])).toEqual([
    `Listening on ${address}`,
    `Admin area: ${address}/admin`,
    'Before launch: 2 settings are missing, see npm run doctor.',
    '',
  ]);
  expect(lines(['LEGAL_NAME'])[2]).toContain('1 setting is missing');
  expect(lines([])[2]).toContain('every setting is set');
});

test('the link for the first operator comes last and alone in its line, with a reason if it is not mailed', () => {
  const server = { address: 'http://127.0.0.1:3000', setUpLink: 'https://a.test/#token=x', missing: [] };
  expect(startLines(server, { isTerminal: true })).toMatch(/npm run doctor.*\n[\s\S]+\nhttps:\S+\n\n$/);
  expect(startLines(server, { isTerminal: false })).toMatch(/^Listening on \S+\n\n[\s\S]+\nhttps:\S+\n\n$/);
  expect(startLines(server, { isTerminal: false })).not.toContain('not emailed');
  const exampleRecipient = 'team@nordwind.example';
  expect(startLines({ ...server, exampleRecipient }, { isTerminal: false })).toContain(
    `not emailed: ${exampleRecipient} is an example address`,
  );
});
