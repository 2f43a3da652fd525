import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/kit/free-port.ts';

type Nginx = { url: string; stop: () => Promise<void> };

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** nginx with one worker serving one brotli file at `/page`. Writes no access log, unlike our server. */
export async function startNginx({
  body,
  headers,
}: {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  // The nginx worker runs as another user than this process.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page.br'), body);
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationText({ folder, port, headers }));
  const child = spawn('nginx', ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killNginx = () => child.kill('SIGTERM');
  process.once('exit', killNginx);
  const url = `http://127.0.0.1:${port}/page`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      killNginx();
      await exit;
      process.off('exit', killNginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configurationText({
  folder,
  port,
  headers,
}: {
  folder: string;
  port: number;
  headers: Readonly<Record<string, string>>;
}): string {
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
  server {
    listen 127.0.0.1:${port};
    location = /page {
      alias ${folder}/page.br;
      types {}
      default_type "text/html; charset=utf-8";
      ${Object.entries(headers)
        .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
        .join('\n      ')}
    }
  }
}
`;
}

async function answers(url: string): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (performance.now() > giveUpAt) throw new Error(`nginx does not serve ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
