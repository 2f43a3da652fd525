import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const limitMs = 90_000;
const idleTicks = 5;

/** After its start the server compresses all pages, in a child process. Linux only; gives up after `limitMs`. */
export async function untilIdle(pid: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  let before = ticksOf(pid);
  while (performance.now() < giveUpAt) {
    await delay(1000);
    const now = ticksOf(pid);
    if (now - before < idleTicks && childrenOf(pid) === '') return;
    before = now;
  }
}

function childrenOf(pid: number): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
}

function ticksOf(pid: number): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
