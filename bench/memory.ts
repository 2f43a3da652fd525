import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '#tests/kit/server-process.ts';
import type { Figure } from './figure.ts';
import { requestsPerSecond } from './load.ts';
import { openLog } from './open-log.ts';
import { untilIdle } from './until-idle.ts';

const wantedMegabytes = 220;
/** Memory counts as growing if the second half of the load uses more than this share above the first. */
const wantedGrowth = 0.1;
/** Garbage collection moves memory by a fifth within seconds, so each half's last samples are averaged. */
const samplesThatCount = 10;
const seconds = 30;

/** Resident memory after start, after compressing all pages, and under load. Linux only. */
export async function measureMemory(folder: string): Promise<Figure[]> {
  const server = await startServerProcess({
    env: { DATA_DIR: join(folder, 'memory') },
    log: openLog(folder),
  });
  const listening = memoryOf(server.pid);
  await untilIdle(server.pid);
  const settled = memoryOf(server.pid);
  const middle = await memoryUnderLoad(server);
  const end = await memoryUnderLoad(server);
  const peak = memoryOf(server.pid, 'VmHWM');
  await server.end('SIGTERM');
  const growth = end / middle - 1;
  return [
    { name: 'Memory when listening', value: megabytes(listening) },
    {
      name: 'Memory with all pages in their smallest form',
      value: megabytes(settled),
      wanted: `below ${wantedMegabytes} MB`,
      isMet: settled < wantedMegabytes,
    },
    { name: `Memory after ${seconds} s of load`, value: megabytes(middle) },
    {
      name: `Memory after ${2 * seconds} s of load (highest ever ${megabytes(peak)})`,
      value: megabytes(end),
    },
    {
      name: 'Growth in the second half of the load',
      value: `${(growth * 100).toFixed(1)} %`,
      wanted: `at most ${wantedGrowth * 100} %`,
      isMet: growth <= wantedGrowth,
    },
  ];
}

async function memoryUnderLoad({ address, pid }: { address: string; pid: number }): Promise<number> {
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf(pid)), 1000);
  await requestsPerSecond(`${address}/nova`, { connections: 32, seconds });
  clearInterval(sampling);
  const counting = samples.slice(-samplesThatCount);
  return counting.reduce((sum, value) => sum + value, 0) / counting.length;
}

function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) / 1024;
}

function megabytes(value: number): string {
  return `${value.toFixed(0)} MB`;
}
