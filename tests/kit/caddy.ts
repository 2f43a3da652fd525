import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isOpen } from './is-open.ts';

const program = [process.env.CADDY_PATH, 'caddy', '/usr/bin/caddy'].find(
  (name) => name && !spawnSync(name, ['version']).error,
);
const configuration = join(import.meta.dirname, '../../deploy/Caddyfile');
const startingMs = 20_000;

/** Where it will listen for https, which the processes behind it have to know first. */
export async function caddyAddress(): Promise<string> {
  return `https://localhost:${await freePort()}`;
}

/** The Caddyfile as it is shipped, in front of processes on this machine; `authority` signs its certificate. */
export async function startCaddy({ address, ports }: { address: string; ports: readonly number[] }) {
  if (!program) throw new Error('Caddy is missing: apt-get install caddy, or name it in CADDY_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'site-caddy-'));
  const httpPort = await freePort();
  let log = '';
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', configuration], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: address,
      SITE_PROCESSES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: String(httpPort),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  const giveUpAt = performance.now() + startingMs;
  while (!existsSync(authority) || !(await isOpen(Number(new URL(address).port)))) {
    if (performance.now() > giveUpAt || child.exitCode !== null)
      throw new Error(`Caddy does not start:\n${log}`);
    await delay(50);
  }
  return {
    authority: readFileSync(authority, 'utf8'),
    plainAddress: `http://localhost:${httpPort}`,
    log: () => log,
    stop: async () => {
      const exit = once(child, 'exit');
      kill();
      await exit;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
