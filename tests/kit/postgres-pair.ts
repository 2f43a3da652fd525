import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';
import { findPostgresPrograms } from './postgres-with-tools.ts';

/** `fast` ends connections and writes everything down, `immediate` is like a crash of the program. */
export type StopMode = 'fast' | 'immediate';

/** A server and its synchronous standby, which takes over as often as asked. Uses this machine's installation. */
export async function startPostgresPair() {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('A failover needs PostgreSQL: sh scripts/install-postgresql.sh');
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-pair-'));
  const identity = ordinaryUser();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  /** Visitors in this process go on meanwhile. */
  const run = async (program: string, ...options: string[]) =>
    void (await promisify(execFile)(join(programs, program), options, {
      ...identity,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    }));
  const running = new Set<string>();
  const portOf = new Map<string, number>();
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${portOf.get(name)}/postgres`;
  const sql = async (name: string, ...statements: string[]) =>
    await run('psql', urlOf(name), '-q', ...statements.flatMap((statement) => ['-c', statement]));

  async function start(name: string): Promise<void> {
    const settings = `-p ${portOf.get(name)} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    const log = join(folder, `${name}.log`);
    await run('pg_ctl', '-D', join(folder, name), '-w', '-l', log, '-o', settings, 'start');
    running.add(name);
  }

  async function stop(name: string, mode: StopMode): Promise<void> {
    await run('pg_ctl', '-D', join(folder, name), '-m', mode, '-w', 'stop');
    running.delete(name);
  }

  let count = 0;
  async function nameOfNext(): Promise<string> {
    count += 1;
    const name = `server-${count}`;
    portOf.set(name, await freePort());
    return name;
  }

  /** From here on a commit of the first is acknowledged once the standby has it. */
  async function standbyOf(of: string): Promise<string> {
    const name = await nameOfNext();
    await run('pg_basebackup', '-D', join(folder, name), '-d', urlOf(of), '-R', '-X', 'stream', '-c', 'fast');
    await start(name);
    await sql(of, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    return name;
  }

  onTestFinished(async () => {
    for (const name of [...running]) await stop(name, 'immediate');
    rmSync(folder, { recursive: true, force: true });
  });
  let first = await nameOfNext();
  await run(
    'initdb',
    '-D',
    join(folder, first),
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--no-sync',
  );
  await start(first);
  let second = await standbyOf(first);

  return {
    url: urlOf(first),
    stop: async (mode: StopMode) => await stop(first, mode),
    start: async () => await start(first),
    /** The first dies, the standby takes over. Returns its address. */
    async failOver(): Promise<string> {
      await stop(first, 'immediate');
      rmSync(join(folder, first), { recursive: true });
      // Its copy of the settings names a standby too, for which it would wait.
      await sql(
        second,
        'select pg_promote()',
        'alter system reset synchronous_standby_names',
        'select pg_reload_conf()',
      );
      first = second;
      return urlOf(first);
    },
    /** Another standby, for the next time. */
    async renew(): Promise<void> {
      second = await standbyOf(first);
    },
  };
}
