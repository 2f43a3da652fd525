import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '#tests/kit/free-port.ts';

const nobody = '65534';

/** A root with the archive, a shell and the libraries of Node: what is missing in the archive is missing here. Needs root. */
export async function tryArchive(archive: string, name: string): Promise<string> {
  const bare = mkdtempSync(join(tmpdir(), 'site-bare-'));
  try {
    chmodSync(bare, 0o755);
    execFileSync('tar', ['-xzf', archive, '-C', bare]);
    bringLibraries(bare, join(bare, name, 'node_modules/node/bin/node'));
    bringLibraries(bare, '/bin/sh');
    cpSync(realpathSync('/bin/sh'), join(bare, 'bin/sh'));
    mkdirSync(join(bare, 'data'));
    execFileSync('chown', [nobody, join(bare, 'data')]);
    const answers = await visit(bare, name);
    const env = ['/usr/bin/env', '-i', 'DATA_DIR=/data'];
    const listed = execFileSync(env[0]!, [
      ...env.slice(1),
      chroot,
      `--userspec=${nobody}:${nobody}`,
      bare,
      `/${name}/site`,
      'messages',
      '--json',
    ]).toString();
    if (!listed.includes('Packed and unpacked')) throw new Error('The message is not in the store');
    return answers;
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}

const chroot = '/usr/sbin/chroot';

/** As a user without rights, with nothing in its environment but what it is told. */
async function visit(bare: string, name: string): Promise<string> {
  const port = await freePort();
  const order = [`--userspec=${nobody}:${nobody}`, bare, `/${name}/site`];
  const started = performance.now();
  const child = spawn(chroot, order, {
    env: { DATA_DIR: '/data', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const exit = once(child, 'exit');
  try {
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Listening on')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${said}`)));
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const address = `http://127.0.0.1:${port}`;
    const statuses = await Promise.all(
      ['/', '/en/nova', '/admin', '/readyz'].map(async (path) => (await fetch(address + path)).status),
    );
    const posted = await fetch(`${address}/api/support`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.com', message: 'Packed and unpacked' }),
    });
    if (statuses.some((status) => status !== 200) || posted.status !== 201)
      throw new Error(`It answered ${statuses.join(', ')} and ${posted.status}`);
    return `In a bare root it started within ${seconds} s, answered pages and took a message`;
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}

function bringLibraries(bare: string, program: string): void {
  const found = execFileSync('ldd', [program]).toString();
  for (const [path] of found.matchAll(/\/\S+\.so\S*/g)) {
    mkdirSync(join(bare, dirname(path)), { recursive: true });
    cpSync(realpathSync(path), join(bare, path));
  }
  mkdirSync(join(bare, 'bin'), { recursive: true });
}
