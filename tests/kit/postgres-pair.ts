import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';
import { findPostgresPrograms } from './postgres-with-tools.ts';

/** A server and its synchronous standby, which takes over when asked. Uses this machine's installation. */
export async function startPostgresPair(): Promise<{ url: string; failOver: () => Promise<string> }> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('A failover needs PostgreSQL: sh scripts/install-postgresql.sh');
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-pair-'));
  const identity = ordinaryUser();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), options, {
      ...identity,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const stop = (name: string) => run('pg_ctl', '-D', join(folder, name), '-m', 'immediate', 'stop');
  const start = (name: string, port: number, settings = '') => {
    const all = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off ${settings}`;
    run('pg_ctl', '-D', join(folder, name), '-w', '-l', join(folder, `${name}.log`), '-o', all, 'start');
  };
  const running = new Set<string>();
  onTestFinished(() => {
    for (const name of running) stop(name);
    rmSync(folder, { recursive: true, force: true });
  });
  const ports = [await freePort(), await freePort()] as const;
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

  run('initdb', '-D', join(folder, 'first'), '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--no-sync');
  start('first', ports[0]);
  running.add('first');
  run('pg_basebackup', '-D', join(folder, 'second'), '-d', urlOf(ports[0]), '-R', '-X', 'stream');
  start('second', ports[1]);
  running.add('second');
  // From here on a commit is acknowledged once the standby has it.
  run(
    'psql',
    urlOf(ports[0]),
    '-qc',
    `alter system set synchronous_standby_names = '*'`,
    '-c',
    'select pg_reload_conf()',
  );
  return {
    url: urlOf(ports[0]),
    // Not in one piece: visitors go on meanwhile.
    failOver: async () => {
      const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
      const stopping = ['-D', join(folder, 'first'), '-m', 'immediate', 'stop'];
      await promisify(execFile)(join(programs, 'pg_ctl'), stopping, options);
      running.delete('first');
      await promisify(execFile)(
        join(programs, 'pg_ctl'),
        ['-D', join(folder, 'second'), '-w', 'promote'],
        options,
      );
      return urlOf(ports[1]);
    },
  };
}
