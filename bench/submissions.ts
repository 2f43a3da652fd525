import { spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openStore, sqliteFile } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { messageSubmission } from '#server/store/support-messages.ts';
import { type Figure, median } from './figure.ts';
import { postUntil } from './post-until.ts';

const connections = 64;
const secondsPerTurn = 4;
const turns = 3;
const wantedRatio = 1.2;

const message = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  company: 'Berg AG',
  message: 'Guten Tag, wir möchten mehr über die NOVA-Sitzung erfahren. '.repeat(5),
};

/**
 * Durable submissions per second: 64 connections over HTTP against the real server, beside a bare loop that stores the
 * same rows one commit at a time in a file with the same settings. The two take turns on the same machine, so their
 * ratio means more than either rate. Throws if a submission is not answered with 201.
 */
export async function measureSubmissions(folder: string): Promise<Figure[]> {
  const bareRates: number[] = [];
  const httpRates: number[] = [];
  const server = await startServer(join(folder, 'server'));
  for (let turn = 0; turn < turns; turn += 1) {
    bareRates.push(await bareLoop(join(folder, `bare-${turn}`)));
    httpRates.push(await overHttp(server.port));
  }
  await server.stop();
  const bare = median(bareRates);
  const http = median(httpRates);
  return [
    { name: 'Single durable inserts, bare loop', value: `${bare.toFixed(0)}/s` },
    { name: `Submissions over HTTP, ${connections} connections`, value: `${http.toFixed(0)}/s` },
    {
      name: 'Ratio of submissions to single inserts',
      value: (http / bare).toFixed(2),
      wanted: `at least ${wantedRatio}`,
      isMet: http / bare >= wantedRatio,
    },
  ];
}

/** Message and outbox row, one commit each, without server, validation or Kysely. */
async function bareLoop(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  await migrate(store);
  const { insert, notice } = newSubmission();
  await store.close();
  const database = new DatabaseSync(sqliteFile(dataDir));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const [insertMessage, insertMail] = [database.prepare(insert.sql), database.prepare(notice!.sql)];
  let count = 0;
  const end = performance.now() + secondsPerTurn * 1000;
  while (performance.now() < end) {
    const next = newSubmission();
    database.exec('begin immediate');
    insertMessage.run(...(next.insert.parameters as SQLInputValue[]));
    insertMail.run(...(next.notice!.parameters as SQLInputValue[]));
    database.exec('commit');
    count += 1;
  }
  database.close();
  return count / secondsPerTurn;

  function newSubmission() {
    const facts = {
      id: randomUUIDv7(),
      receivedAt: new Date().toISOString(),
      language: 'de',
      signals: [],
      idempotencyHash: null,
    };
    return messageSubmission(store.db, facts, message);
  }
}

async function overHttp(port: number): Promise<number> {
  const body = JSON.stringify(message);
  const answers = await postUntil({
    port,
    path: '/api/support',
    body,
    connections,
    ms: secondsPerTurn * 1000,
  });
  if (answers.refused > 0) throw new Error(`${answers.refused} submissions were not answered with 201`);
  return answers.stored / secondsPerTurn;
}

async function startServer(dataDir: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../tests/kit/plain-server.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_PER_10_MIN: '0',
      RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
      LOG_LEVEL: 'info',
    },
    // The access log is written, as in earnest, but nobody reads it.
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
