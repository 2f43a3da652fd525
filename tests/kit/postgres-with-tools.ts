import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';

const password = 'p@ss/wörd 1';

/**
 * Uses this machine's installation: the npm package of `postgres.ts` has no pg_dump, and pg_dump refuses
 * newer servers. Throws without one: the restore drill is never skipped.
 */
export async function startPostgresWithTools(): Promise<{ url: string; programs: string; stop: () => void }> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('The restore drill needs PostgreSQL: sh scripts/install-postgresql.sh');
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  const identity = ordinaryUser();
  if (identity) for (const path of [folder, data, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), ['-D', data, ...options], {
      ...identity,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('initdb', '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return {
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    programs,
    stop,
  };
}

/** In the search path, or where Debian puts them outside of it. Undefined without them. */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const wanted = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore'];
  return places.find((place) => wanted.every((program) => existsSync(join(place, program))));
}
