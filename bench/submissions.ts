import { spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { newSubmission } from '#tests/kit/factories.ts';
import { type Figure, median } from './figure.ts';
import { postUntil } from './post-until.ts';

const connections = 64;
const secondsPerTurn = 4;
const turns = 5;
const wantedRatio = 2;

const message = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  company: 'Berg AG',
  message: 'Guten Tag, wir möchten mehr über die NOVA-Sitzung erfahren. '.repeat(5),
};

/**
 * Submissions per second over 64 connections with shared commits, with single commits, and as a bare loop of
 * single commits. They alternate on one machine: ratios mean more than rates. Throws if an answer is not 201.
 */
export async function measureSubmissions(folder: string): Promise<Figure[]> {
  const rates: { bare: number; single: number; shared: number }[] = [];
  const shared = await startServer(join(folder, 'shared'));
  const single = await startServer(join(folder, 'single'), { PER_COMMIT: '1' });
  for (const server of [shared, single]) await overHttp(server.port, 1);
  for (let turn = 0; turn < turns; turn += 1) {
    rates.push({
      bare: await bareLoop(join(folder, `bare-${turn}`)),
      single: await overHttp(single.port, secondsPerTurn),
      shared: await overHttp(shared.port, secondsPerTurn),
    });
  }
  for (const server of [shared, single]) await server.stop();
  const rate = (name: 'bare' | 'single' | 'shared') =>
    `${median(rates.map((turn) => turn[name])).toFixed(0)}/s`;
  const ratio = median(rates.map((turn) => turn.shared / turn.single));
  return [
    { name: 'Single durable inserts, bare loop', value: rate('bare') },
    { name: `Submissions over HTTP, ${connections} connections, one commit each`, value: rate('single') },
    { name: `Submissions over HTTP, ${connections} connections`, value: rate('shared') },
    {
      name: 'Ratio to the same server with one commit each',
      value: ratio.toFixed(2),
      wanted: `at least ${wantedRatio}`,
      isMet: ratio >= wantedRatio,
    },
    {
      name: 'Ratio to the bare loop (swings with the processor)',
      value: median(rates.map((turn) => turn.shared / turn.bare)).toFixed(2),
    },
  ];
}

async function bareLoop(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  await migrate(store);
  await createSupportMessage(store, newSubmission(), message);
  await store.close();
  const database = new DatabaseSync(sqliteFile(dataDir));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const tables = ['support_messages', 'outbox'].map((table) => {
    const row = database.prepare(`select * from ${table}`).get()!;
    const columns = Object.keys(row);
    const insert = `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`;
    return { row, insert: database.prepare(insert) };
  });
  let count = 0;
  const end = performance.now() + secondsPerTurn * 1000;
  while (performance.now() < end) {
    database.exec('begin immediate');
    for (const { row, insert } of tables)
      insert.run(
        ...Object.values({
          ...row,
          id: randomUUIDv7(),
          ...('reference' in row && { reference: `bench-${count}` }),
        }),
      );
    database.exec('commit');
    count += 1;
  }
  database.close();
  return count / secondsPerTurn;
}

async function overHttp(port: number, seconds: number): Promise<number> {
  const body = JSON.stringify(message);
  const answers = await postUntil({
    port,
    path: '/api/support',
    body,
    connections,
    ms: seconds * 1000,
  });
  if (answers.refused > 0) throw new Error(`${answers.refused} submissions were not answered with 201`);
  return answers.stored / seconds;
}

async function startServer(
  dataDir: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../tests/kit/plain-server.ts')], {
    env: {
      ...process.env,
      ...extra,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_PER_10_MIN: '0',
      RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const port = /Listening on http:\/\/[^:]+:(\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve(Number(port));
      else process.stderr.write(chunk);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  return {
    port,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
