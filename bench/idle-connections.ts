import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '#tests/kit/server-process.ts';
import type { Figure } from './figure.ts';
import { processState } from './process-state.ts';

const idle = 2000;
const slow = 200;
/** Below the server's limit for a connection between two requests. */
const askEveryMs = 3000;
const rounds = 5;
const wantedMs = 100;
/** The server's limit for a request, and its next look. */
const longestRequestMs = 11_000;
const probes = 20;

/** Visitors who keep their connection and hardly ask, then clients that send a request letter by letter. */
export async function* idleConnections(
  { address, pid }: ServerProcess,
  path: string,
): AsyncGenerator<Figure[]> {
  const { hostname, port } = new URL(address);
  const open = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.resume();
    return socket;
  };
  const before = processState(pid).memory;
  const sockets: Socket[] = [];
  for (let index = 0; index < idle; index += 1) sockets.push(await open());
  for (let round = 0; round < rounds; round += 1) {
    for (const socket of sockets) socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await delay(askEveryMs);
  }
  const alive = sockets.filter(({ destroyed }) => !destroyed).length;
  const memory = processState(pid).memory - before;
  const answer = await slowestAnswer(address + path);
  for (const socket of sockets) socket.destroy();
  yield [
    {
      name: `Idle connections of ${idle} that stayed open`,
      value: String(alive),
      wanted: String(idle),
      isMet: alive === idle,
    },
    { name: 'Memory for each of them', value: `${((memory * 1024) / idle).toFixed(1)} KB` },
    {
      name: 'Slowest page beside them',
      value: `${answer.toFixed(1)} ms`,
      wanted: `below ${wantedMs} ms`,
      isMet: answer < wantedMs,
    },
  ];

  const dripping = await Promise.all(Array.from({ length: slow }, open));
  const started = performance.now();
  const closed = dripping.map(async (socket) => {
    await once(socket, 'close');
    return performance.now() - started;
  });
  for (const socket of dripping) socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of dripping) if (!socket.destroyed) socket.write('x');
  }, 500);
  const beside = await slowestAnswer(address + path);
  const longest = Math.max(...(await Promise.all(closed)));
  clearInterval(drip);
  yield [
    {
      name: `Longest life of ${slow} requests sent letter by letter`,
      value: `${(longest / 1000).toFixed(1)} s`,
      wanted: `below ${longestRequestMs / 1000} s`,
      isMet: longest < longestRequestMs,
    },
    {
      name: 'Slowest page beside them',
      value: `${beside.toFixed(1)} ms`,
      wanted: `below ${wantedMs} ms`,
      isMet: beside < wantedMs,
    },
  ];
}

async function slowestAnswer(url: string): Promise<number> {
  let slowest = 0;
  for (let probe = 0; probe < probes; probe += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}
