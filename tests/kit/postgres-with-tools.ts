import { execFile, execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';

const password = 'p@ss/wörd 1';

/**
 * Uses this machine's installation: the npm package of `postgres.ts` has no pg_dump, and pg_dump refuses
 * newer servers. Throws without one: the restore drill is never skipped.
 */
export async function startPostgresWithTools(parent = tmpdir()) {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('The restore drill needs PostgreSQL: sh scripts/install-postgresql.sh');
  const folder = mkdtempSync(join(parent, 'site-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  const identity = ordinaryUser();
  if (identity) for (const path of [folder, data, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const own = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), ['-D', data, ...options], {
      ...own,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('initdb', '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const starting = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'];
  /** Others go on meanwhile. */
  const start = async () => void (await promisify(execFile)(join(programs, 'pg_ctl'), starting, own));
  await start();
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return {
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    programs,
    /** False if it ended by itself. */
    isRunning: () => isAlive(join(data, 'postmaster.pid')),
    start,
    stop,
  };
}

function isAlive(pidFile: string): boolean {
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 0);
  } catch {
    return false;
  }
}

/** In the search path, or where Debian puts them outside of it. Undefined without them. */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const wanted = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'psql'];
  return places.find((place) => wanted.every((program) => existsSync(join(place, program))));
}
