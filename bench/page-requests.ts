import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { type Figure, median } from './figure.ts';
import { generator, requestsPerSecond } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { openLog } from './open-log.ts';

const load = { connections: 32, seconds: 4 };
const turns = 3;
const path = '/nova';
const wantedRatio = 0.3;

/** HTML page requests per second of the built server beside nginx serving the same bytes; the two take turns. */
export async function measurePageRequests(folder: string): Promise<Figure[]> {
  const server = await startServerProcess({
    env: { DATA_DIR: join(folder, 'pages'), RATE_LIMIT_PER_10_MIN: '0' },
    log: openLog(folder),
  });
  const url = server.address + path;
  const nginx = hasNginx ? await startNginx(await precompressed(url)) : undefined;
  const rates: { site: number; nginx: number }[] = [];
  await requestsPerSecond(url, { ...load, seconds: 2 });
  for (let turn = 0; turn < turns; turn += 1) {
    rates.push({
      site: await requestsPerSecond(url, load),
      nginx: nginx ? await requestsPerSecond(nginx.url, load) : Number.NaN,
    });
  }
  await nginx?.stop();
  await server.end('SIGTERM');

  const site = median(rates.map((rate) => rate.site));
  const figures: Figure[] = [
    {
      name: `HTML page requests, ${load.connections} connections (load by ${generator})`,
      value: `${site.toFixed(0)}/s`,
    },
  ];
  if (!nginx)
    return [...figures, { name: 'nginx is not installed (Debian: nginx-light), no ratio', value: '' }];
  const other = median(rates.map((rate) => rate.nginx));
  const ratio = median(rates.map((rate) => rate.site / rate.nginx));
  return [
    ...figures,
    { name: 'nginx, one worker, the same bytes, no access log', value: `${other.toFixed(0)}/s` },
    {
      name: 'Ratio of the server to nginx',
      value: ratio.toFixed(2),
      wanted: `at least ${wantedRatio}`,
      isMet: ratio >= wantedRatio,
    },
  ];
}

/** The page in its smallest form, with the headers the server gives it. */
async function precompressed(url: string) {
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
