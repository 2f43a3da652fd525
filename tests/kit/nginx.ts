import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type Nginx = { address: string; stop: () => Promise<void> };

/** Debian puts it where only root's shell looks. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error);

export const hasNginx = program !== undefined;

/** nginx with one worker and the given `http` block but for its server, whose locations are given too; no access log. */
export async function startNginx({
  http = '',
  locations,
  files = {},
}: {
  http?: string;
  /** `$FOLDER` is where the files are. */
  locations: string;
  files?: Readonly<Record<string, Buffer>>;
}): Promise<Nginx> {
  if (!program) throw new Error('nginx is missing: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  // The nginx worker runs as another user than this process.
  chmodSync(folder, 0o755);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationText({ folder, port, http, locations }));
  const child = spawn(program, ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killNginx = () => child.kill('SIGTERM');
  process.once('exit', killNginx);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    address,
    stop: async () => {
      const exit = once(child, 'exit');
      killNginx();
      await exit;
      process.off('exit', killNginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Configuration = { folder: string; port: number; http: string; locations: string };

function configurationText({ folder, port, http, locations }: Configuration): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${locations.replaceAll('$FOLDER', folder)}
  }
}
`;
}

async function answers(address: string): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    if (performance.now() > giveUpAt) throw new Error('nginx does not answer');
    await delay(20);
  }
}
