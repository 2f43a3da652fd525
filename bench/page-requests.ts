import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hasNginx, startNginx } from '#tests/kit/nginx.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { type Figure, median } from './figure.ts';
import { generator, requestsPerSecond } from './load.ts';
import { openLog } from './open-log.ts';
import { untilIdle } from './until-idle.ts';

const load = { connections: 32, seconds: 3 };
const turns = 5;
const path = '/nova';
const wantedOfNode = 0.85;
const wantedOfNginx = 0.3;

/** HTML requests per second, alternating with a bare Node server and nginx that send the same bytes. */
export async function measurePageRequests(folder: string): Promise<Figure[]> {
  const start = async (name: string, env: Readonly<Record<string, string>>) =>
    await startServerProcess({
      env: { DATA_DIR: join(folder, name), RATE_LIMIT_PER_10_MIN: '0', ...env },
      log: openLog(folder),
    });
  const server = await start('pages', {});
  const silent = await start('pages-unlogged', { LOG_LEVEL: 'warn' });
  const url = server.address + path;
  // The server is still compressing pages and would send a larger form than the others.
  for (const { pid } of [server, silent]) await untilIdle(pid);
  const node = await startBareServer(url);
  const nginx = hasNginx ? await startNginx(onePage(await precompressed(url))) : undefined;
  const addresses = {
    site: url,
    silent: silent.address + path,
    node: node.url,
    ...(nginx && { nginx: `${nginx.address}/page` }),
  };
  for (const warm of Object.values(addresses)) await requestsPerSecond(warm, { ...load, seconds: 2 });
  const rates: Record<keyof typeof addresses, number>[] = [];
  const order = Object.entries(addresses);
  for (let turn = 0; turn < turns; turn += 1) {
    const inTurn: (readonly [string, number])[] = [];
    for (const [name, address] of order) inTurn.push([name, await requestsPerSecond(address, load)]);
    rates.push(Object.fromEntries(inTurn) as (typeof rates)[number]);
    // A machine that slows down while it works would slow down the same one each time.
    order.push(order.shift()!);
  }
  node.stop();
  await nginx?.stop();
  for (const each of [server, silent]) await each.end('SIGTERM');

  const rate = (name: keyof (typeof rates)[number]) =>
    `${median(rates.map((turn) => turn[name])).toFixed(0)}/s`;
  const ratio = (name: 'site' | 'silent', other: 'node' | 'nginx', wanted: number) => {
    const value = median(rates.map((turn) => turn[name] / turn[other]));
    return { value: value.toFixed(2), wanted: `at least ${wanted}`, isMet: value >= wanted };
  };
  return [
    {
      name: `HTML page requests, ${load.connections} connections (load by ${generator})`,
      value: rate('site'),
    },
    { name: 'A bare Node server, the same headers and bytes, no access log', value: rate('node') },
    { name: 'The server without its access log (LOG_LEVEL=warn)', value: rate('silent') },
    {
      name: 'Ratio of the server to bare Node, both without a log',
      ...ratio('silent', 'node', wantedOfNode),
    },
    { name: 'Ratio of the server with its log to bare Node', value: ratio('site', 'node', 0).value },
    ...(nginx
      ? [
          { name: 'nginx, one worker, the same headers and bytes, no access log', value: rate('nginx') },
          { name: 'Ratio of the server to nginx', ...ratio('site', 'nginx', wantedOfNginx) },
        ]
      : [{ name: 'nginx is not installed (Debian: nginx-light), no ratio', value: '' }]),
  ];
}

async function startBareServer(page: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [page], {
    execArgv: ['--max-semi-space-size=8'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

export async function precompressed(url: string) {
  const response = await fetch(url);
  const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
  const skipped = new Set([
    'content-type',
    'content-length',
    'content-encoding',
    'date',
    'connection',
    'keep-alive',
    'etag',
  ]);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !skipped.has(name)));
  return { body, headers: { ...headers, 'content-encoding': 'br' } };
}

/** One brotli file with the headers of the page. */
export function onePage({ body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> }) {
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return {
    files: { 'page.br': body },
    locations: `location = /page {
      alias $FOLDER/page.br;
      types {}
      default_type "text/html; charset=utf-8";
      ${sent.join('\n      ')}
    }`,
  };
}
