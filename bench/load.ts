import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';

const headers = { 'Accept-Encoding': 'br' };

/** `wrk` if installed: Node's own loop reaches its limit before the server does. */
export const generator = spawnSync('wrk', ['-v']).error ? 'Node' : 'wrk';

export async function requestsPerSecond(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  return generator === 'wrk'
    ? await withWrk(url, connections, seconds)
    : await withNode(url, connections, seconds);
}

async function withWrk(url: string, connections: number, seconds: number): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...sent,
    url,
  ]);
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .+/.exec(stdout)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

async function withNode(url: string, connections: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  async function getAgainAndAgain(): Promise<void> {
    while (performance.now() < end) {
      const request = get(url, { agent, headers });
      const [response] = await once(request, 'response');
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
      response.resume();
      await once(response, 'end');
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, getAgainAndAgain));
  agent.destroy();
  return count / seconds;
}
