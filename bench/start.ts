import { join } from 'node:path';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { type Figure, median } from './figure.ts';

const starts = 5;
const wantedSeconds = 3;

/** Time from process start to listening; the store exists from the second start on. */
export async function measureStart(folder: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startServerProcess({ env: { DATA_DIR: join(folder, 'start') } });
    times.push(server.startMs / 1000);
    await server.end('SIGTERM');
  }
  const seconds = median(times);
  return [
    {
      name: `Process start to listening, median of ${starts} (slowest ${Math.max(...times).toFixed(2)} s)`,
      value: `${seconds.toFixed(2)} s`,
      wanted: `at most ${wantedSeconds} s`,
      isMet: seconds <= wantedSeconds,
    },
  ];
}
