import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { createMigratedDatabase, type Dialect, openTestStore } from './database.ts';
import { startMailbox } from './mailbox.ts';
import { startServerProcess } from './server-process.ts';

export const attackedOrigin = 'https://site.example';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

export type Answer = { status: number; headers: Record<string, unknown>; text: string };

type Sending = {
  method?: string;
  /** The site trusts one proxy. */
  from?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** The built server as a process with production limits; what attacks cost is read from /proc (Linux). */
export async function attackedSite(dialect: Dialect, env: Readonly<Record<string, string>> = {}) {
  const options = await createMigratedDatabase(dialect);
  const store = await openTestStore(options);
  const mailbox = await startMailbox();
  const folder = mkdtempSync(join(tmpdir(), 'site-attack-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'a');
  const server = await startServerProcess({
    log,
    env: {
      DATABASE_URL: options.databaseUrl ?? '',
      DATA_DIR: options.dataDir || folder,
      SITE_URL: attackedOrigin,
      SMTP_URL: mailbox.url,
      TRUSTED_PROXY_HOPS: '1',
      ...env,
    },
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  });
  const { pid, address } = server;
  let marks = 0;

  return {
    address,
    port: Number(new URL(address).port),
    store,
    mailbox,
    server,
    /** All lines up to now: the server writes several at once, so a request of its own marks the end. */
    logLines: async () => {
      marks += 1;
      await sendTo(address, '/', { method: 'UNLINK' });
      for (;;) {
        const lines = readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
        const isMark = (line: string) => line.includes('"method":"UNLINK"');
        if (lines.filter(isMark).length === marks) return lines.filter((line) => !isMark(line));
        await setTimeout(10);
      }
    },
    send: async (path: string, sending: Sending = {}) => await sendAgainIfReset(address, path, sending),
    cpuMs: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * msPerTick;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024,
  };
}

export type AttackedSite = Awaited<ReturnType<typeof attackedSite>>;

/** A refused connection is reset after a while; on a busy machine before the answer was read. */
async function sendAgainIfReset(address: string, path: string, sending: Sending): Promise<Answer> {
  try {
    return await sendTo(address, path, sending);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return await sendTo(address, path, sending);
  }
}

/** A new connection each time, so that no limit per connection applies. */
async function sendTo(
  address: string,
  path: string,
  { method, from, headers, body }: Sending,
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = body === undefined ? undefined : Buffer.from((isRaw ? body : JSON.stringify(body)) as string);
  return await new Promise((resolve, reject) => {
    const sent = request(
      address + path,
      {
        agent: false,
        method: method ?? (bytes ? 'POST' : 'GET'),
        headers: {
          ...(bytes ? { 'Content-Type': 'application/json', 'Content-Length': bytes.length } : {}),
          ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
