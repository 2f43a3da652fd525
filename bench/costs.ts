import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startServerProcess } from '#tests/kit/server-process.ts';
import type { Figure } from './figure.ts';
import { untilIdle } from './until-idle.ts';

const views = 40_000;
const messages = 4000;
const connections = 32;
const pages = ['/', '/nova', '/platform', '/sophie', '/fuel', '/use-cases', '/support', '/en', '/en/nova'];
const vocabulary =
  'wir fragen uns ob eine Sitzung für unser Team passt und was sie kostet bevor im Frühjahr alle wieder da sind'.split(
    ' ',
  );
/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * What a million pages and 100,000 messages cost: processor time of the server, bytes to the visitor, into the log and
 * onto the disk. Measured on fewer, on SQLite, with the mails that went out meanwhile. Linux only.
 */
export async function measureCosts(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'costs');
  mkdirSync(dataDir);
  const mails = await countMails();
  const log = openSync(join(folder, 'log'), 'w');
  const server = await startServerProcess({
    log,
    env: {
      DATA_DIR: dataDir,
      SMTP_URL: mails.url,
      TRUSTED_PROXY_HOPS: '1',
      RATE_LIMIT_PER_10_MIN: '0',
      RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
    },
  });
  try {
    await untilIdle(server.pid);
    const before = [cpuOf(server.pid), fstatSync(log).size] as const;
    const bytes = await inParallel(views, async (index, agent) =>
      ask(`${server.address}${pages[index % pages.length]}`, agent),
    );
    const between = [cpuOf(server.pid), fstatSync(log).size] as const;
    const sizeBefore = sizeOf(dataDir);
    await inParallel(messages, async (index, agent) =>
      ask(
        `${server.address}/api/support`,
        agent,
        {
          name: 'Anna Berg',
          email: `anna${index}@example.com`,
          message: textOf(index),
        },
        addressOf(index),
      ),
    );
    await untilIdle(server.pid);
    const after = [cpuOf(server.pid), fstatSync(log).size] as const;
    await server.end('SIGTERM');
    const million = 1e6 / views;
    const day = 100_000 / messages;
    return [
      { name: 'A million pages: processor', value: `${seconds((between[0] - before[0]) * million)}` },
      { name: 'A million pages: HTML to visitors, compressed', value: megabytes(bytes * million) },
      { name: 'A million pages: log', value: megabytes((between[1] - before[1]) * million) },
      { name: '100,000 messages: processor', value: seconds((after[0] - between[0]) * day) },
      {
        name: '100,000 messages: mails sent meanwhile',
        value: Math.round(mails.count() * day).toLocaleString('en'),
      },
      { name: '100,000 messages: disk', value: megabytes((sizeOf(dataDir) - sizeBefore) * day) },
      { name: '100,000 messages: log', value: megabytes((after[1] - between[1]) * day) },
    ];
  } finally {
    await server.end('SIGKILL').catch(() => {});
    closeSync(log);
    await mails.stop();
  }
}

const seconds = (value: number) => `${value.toFixed(0)} s`;
const megabytes = (value: number) => `${Math.round(value / 1e6).toLocaleString('en')} MB`;

function cpuOf(pid: number): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Of the store; the script files beside it cost the same for any number. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.startsWith('site.sqlite'));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

async function inParallel(count: number, work: (index: number, agent: Agent) => Promise<number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let sum = 0;
  async function goOn(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      const found = await work(index, agent);
      sum += found;
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn));
  agent.destroy();
  return sum;
}

/** Different for each, and about 300 letters: what repeats is taken for spam. */
function textOf(index: number): string {
  const words = Array.from(
    { length: 50 },
    (_, place) => vocabulary[(index * 7 + place * place * (1 + (index % 11))) % vocabulary.length],
  );
  return `Guten Tag, hier ist Nummer ${randomUUID()}: ${words.join(' ')}.`;
}

/** Of a visitor in a network of their own. */
function addressOf(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}

/** The bytes of the answer's body. Throws if it is no success. */
async function ask(url: string, agent: Agent, body?: object, client = '192.0.2.1'): Promise<number> {
  const sending = request(url, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br',
      'x-forwarded-for': client,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  });
  sending.end(body && JSON.stringify(body));
  const [response] = await once(sending, 'response');
  if (response.statusCode >= 300) throw new Error(`${url} answered ${response.statusCode}`);
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(response, 'end');
  return bytes;
}

async function countMails() {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData: (stream, _, done) => {
      stream.resume();
      stream.on('end', () => {
        count += 1;
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    stop: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
