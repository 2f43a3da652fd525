import { randomUUIDv7 } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from '#tests/kit/nginx.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import type { Figure } from './figure.ts';
import { idleConnections } from './idle-connections.ts';
import { openLog } from './open-log.ts';
import { onePage, precompressed } from './page-requests.ts';
import { type ProcessState, processState } from './process-state.ts';
import { untilIdle } from './until-idle.ts';

const path = '/nova';
const readers = { connections: 32, pauseMs: 100 };
const writers = { connections: 8, pauseMs: 100 };
/** Long enough for ten answers beyond p99.9. */
const nginxSeconds = 35;
const commits = 10_000;
const settlingMs = 2000;
/** Memory counts as growing if the last third of the time uses more than this share above the second. */
const wantedGrowth = 0.1;
const wantedMoreFiles = 2;
const body = JSON.stringify({
  name: 'Anna Berg',
  email: 'anna@example.com',
  company: 'Berg AG',
  message: 'Guten Tag, wir möchten mehr über die NOVA-Sitzung erfahren. '.repeat(5),
});

type Thirds = [number, number, number];

/** Visitors who read and write at a steady pace for long: times, memory and open files; then idle and slow ones. */
export async function* measureSustained(
  folder: string,
  { seconds }: { seconds: number },
): AsyncGenerator<Figure[]> {
  const commitMs = timesOfCommits(join(folder, 'commits.sqlite'));
  yield [{ name: 'One durable insert of the store alone, p50, p99 and p99.9', value: percentiles(commitMs) }];
  const server = await startServerProcess({
    env: {
      DATA_DIR: join(folder, 'sustained'),
      // All of them come from here, which would be too many of one visitor.
      TRUSTED_PROXY_HOPS: '1',
      RATE_LIMIT_PER_10_MIN: '0',
      RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
    },
    log: openLog(folder),
  });
  await untilIdle(server.pid);
  const nginx = await startNginx(onePage(await precompressed(server.address + path)));
  const nginxMs = await timesOf(`${nginx.address}/page`, undefined, { ...readers, seconds: nginxSeconds });
  await nginx.stop();
  yield [{ name: 'One page from nginx, likewise', value: percentiles(nginxMs) }];
  const { connections: before } = processState(server.pid);
  const samples: ProcessState[] = [];
  const sampling = setInterval(() => samples.push(processState(server.pid)), 1000);
  const [pages, posts] = await Promise.all([
    timesOf(server.address + path, undefined, { ...readers, seconds }),
    timesOf(`${server.address}/api/support`, body, { ...writers, seconds }),
  ]);
  clearInterval(sampling);
  await delay(settlingMs);
  // While visitors are there, they decide how many connections stay open.
  const left = processState(server.pid).connections - before;
  const third = Math.floor(samples.length / 3);
  const mean = (of: 'memory' | 'files', from: number) =>
    samples.slice(from, from + third).reduce((sum, sample) => sum + sample[of], 0) / third;
  const [memory, files] = (['memory', 'files'] as const).map((of) =>
    [0, third, 2 * third].map((from) => mean(of, from)),
  ) as [Thirds, Thirds];
  yield [
    {
      name: `The same page from the site for ${seconds} s, ${pages.length} answers, likewise`,
      value: percentiles(pages),
    },
    { name: `Submissions beside them, ${posts.length} stored, likewise`, value: percentiles(posts) },
    {
      name: 'Memory in the first, second and last third of the time',
      value: `${told(memory)} MB`,
      wanted: `last at most ${wantedGrowth * 100} % above second`,
      isMet: memory[2] <= memory[1] * (1 + wantedGrowth),
    },
    {
      name: 'Open files in these thirds',
      value: told(files),
      wanted: `last at most ${wantedMoreFiles} above second`,
      isMet: files[2] <= files[1] + wantedMoreFiles,
    },
    {
      name: 'Connections that stayed open when the visitors had gone',
      value: String(left),
      wanted: '0',
      isMet: left <= 0,
    },
  ];
  yield* idleConnections(server, path);
  await server.end('SIGTERM');
}

/** Of every request, in milliseconds; throws if one is not answered as it should be. */
async function timesOf(
  url: string,
  json: string | undefined,
  { connections, pauseMs, seconds }: { connections: number; pauseMs: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const taken: number[] = [];
  async function again(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      const status = await answered(agent, url, json);
      if (status !== (json ? 201 : 200)) throw new Error(`${url} answered ${status}`);
      taken.push(performance.now() - started);
      await delay(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: connections }, again));
  agent.destroy();
  return taken;
}

async function answered(agent: Agent, url: string, json: string | undefined): Promise<number> {
  return await new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: json ? 'POST' : 'GET',
        headers: json
          ? { 'content-type': 'application/json', 'form-language': 'de', 'form-elapsed-ms': '30000' }
          : { 'accept-encoding': 'br' },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode!));
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // Closed as idle in the moment in which it was used again, as on busy machines: browsers ask again too.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(answered(agent, url, json));
      else reject(error);
    });
    sent.end(json);
  });
}

function timesOfCommits(file: string): number[] {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table entries (id text, body text)',
  );
  const insert = database.prepare('insert into entries values (?, ?)');
  const taken = Array.from({ length: commits }, () => {
    const started = performance.now();
    insert.run(randomUUIDv7(), body);
    return performance.now() - started;
  });
  database.close();
  return taken;
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return `${told([0.5, 0.99, 0.999].map(at))} ms`;
}

function told(values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(', ');
}
