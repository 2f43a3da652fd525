import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isOpen } from './is-open.ts';
import { ordinaryUser } from './ordinary-user.ts';

const startingMs = 15_000;

/** As it comes, in front of the server of `databaseUrl`. Returns the address of the same database through it. */
export async function startPgBouncer(
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = findPgBouncer();
  if (!program) throw new Error('The test of the pooler needs PgBouncer: sh scripts/install-pgbouncer.sh');
  const folder = mkdtempSync(join(tmpdir(), 'site-pgbouncer-'));
  const port = await freePort();
  const behind = new URL(databaseUrl);
  const configuration = join(folder, 'pgbouncer.ini');
  writeFileSync(
    configuration,
    `[databases]
* = host=${behind.hostname} port=${behind.port} user=${behind.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
`,
  );
  const identity = ordinaryUser();
  if (identity) for (const path of [folder, configuration]) chownSync(path, identity.uid, identity.gid);
  // It refuses to run as root, as PostgreSQL does.
  const child = spawn(program, ['--quiet', configuration], { stdio: 'ignore', cwd: folder, ...identity });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const until = performance.now() + startingMs;
  while (!(await isOpen(port))) {
    if (performance.now() > until || child.exitCode !== null) throw new Error('PgBouncer does not start');
    await delay(50);
  }
  return {
    url: Object.assign(behind, { port: String(port) }).href,
    stop: async () => {
      const gone = once(child, 'exit');
      kill();
      await gone;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the search path, or where Debian puts it outside of it. */
export function findPgBouncer(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return places.map((place) => join(place, 'pgbouncer')).find((path) => existsSync(path));
}
