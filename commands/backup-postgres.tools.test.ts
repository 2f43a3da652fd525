import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastBackups } from '#server/backup/backup-log.ts';
import { networkSubject } from '#server/core/limits/attempts.ts';
import { forgetProcess, recordProcess } from '#server/core/processes.ts';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { backUp, countsIn, expectWhole, failure, fill, rowsOf } from '#tests/kit/backup-drill.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startPostgresWithTools } from '#tests/kit/postgres-with-tools.ts';

const run = promisify(execFile);

describe('with the real pg_dump', () => {
  let server: Awaited<ReturnType<typeof startPostgresWithTools>>;
  beforeAll(async () => {
    server = await startPostgresWithTools();
  });
  afterAll(() => server?.stop());

  async function createDatabase(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return server.url.replace(/postgres$/, name);
  }

  test('restore drill: a dump of a store that is being written has every row of one moment', async () => {
    const databaseUrl = await createDatabase('site');
    const store = await openStore({ databaseUrl, dataDir: '' });
    await migrate(store);
    await fill(store);
    const quiet = await rowsOf(store);
    const salt = await networkSubject(store, '192.0.2.1', new Date('2026-11-21T09:00:00Z'));
    const writing = keepWriting(store);
    const target = join(temporaryFolder(), 'copy.dump');
    const path = `${server.programs}:${process.env.PATH}`;
    const { stdout } = await backUp({ databaseUrl, dataDir: '', path }, target);
    await writing.stop();
    expect(await networkSubject(store, '192.0.2.1', new Date('2026-11-21T09:00:00Z'))).toBe(salt);
    const all = await rowsOf(store);
    await store.close();
    expect(writing.stored()).toBeGreaterThan(0);
    expect(stdout).toContain(`Wrote ${target}, ${statSync(target).size} bytes. `);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(target))).toEqual(['copy.dump']);

    const newUrl = await createDatabase('restored');
    const order = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${newUrl}`, target];
    await run(join(server.programs, 'pg_restore'), order);
    const restored = await openStore({ databaseUrl: newUrl, dataDir: '' });
    const copied = await expectWhole(restored, countsIn(stdout));
    expect(await restored.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
    await restored.close();
    for (const table of Object.keys(copied)) {
      expect(copied[table]).toEqual(expect.arrayContaining(quiet[table]!));
      expect(all[table]).toEqual(expect.arrayContaining(copied[table]!));
    }
  });

  test('the drill proves a planned dump, and the command puts it in the place of the store', async () => {
    const databaseUrl = await createDatabase('planned');
    const store = await openStore({ databaseUrl, dataDir: '' });
    await migrate(store);
    await fill(store);
    const env = {
      ...bareEnvironment,
      PATH: `${server.programs}:${process.env.PATH}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: temporaryFolder(),
      BACKUP_DIR: temporaryFolder(),
    };
    const command = async (name: string, ...options: string[]) =>
      await run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], { env });
    await command('backup');
    const [name = ''] = readdirSync(env.BACKUP_DIR);
    const { stdout } = await command('restore', '--drill');
    expect(stdout).toContain(`${name} can be restored. Messages: 22, responses: 1.\n`);
    expect((await lastBackups(store.db)).drilled?.file).toBe(name);

    await createSupportMessage(store, newSubmission(), supportMessage());
    expect(await failure(command('restore', name))).toContain('is not empty: add --overwrite');
    const running = {
      id: randomUUID(),
      host: 'web-2',
      build: '',
      startedAt: new Date().toISOString(),
      seenAt: new Date().toISOString(),
    };
    await recordProcess(store.db, running);
    expect(await failure(command('restore', name, '--overwrite'))).toContain(
      'The server is running (web-2): stop it first.',
    );
    expect((await rowsOf(store)).support_messages).toHaveLength(23);
    await forgetProcess(store.db, running.id);
    const restored = await command('restore', name, '--overwrite');
    expect(restored.stdout).toMatch(/Messages: 22, .+\nThe previous data is in the schema before_restore_/);
    expect((await rowsOf(store)).support_messages).toHaveLength(22);
    await store.close();
    const [schema = ''] = /before_restore_\w+/.exec(restored.stdout)!;
    const told = await failureOrOutput(command('doctor'));
    expect(told.replaceAll(/\s+/g, ' ')).toContain(`drop schema ${schema} cascade;`);
    // Later backups leave out the data that was set aside.
    await command('backup');
    const again = await command('restore', '--drill');
    expect(again.stdout).toContain('Messages: 22,');
  });

  test('a restore that is killed or refused leaves the store as it was', async () => {
    const databaseUrl = await createDatabase('kept');
    const store = await openStore({ databaseUrl, dataDir: '' });
    await migrate(store);
    await fill(store);
    const folder = temporaryFolder();
    const psql = join(server.programs, 'psql');
    writeFileSync(
      join(folder, 'psql'),
      `#!/bin/sh\nsed --unbuffered 's/^commit;$/select pg_sleep(600);/' | ${psql} "$@"\n`,
    );
    chmodSync(join(folder, 'psql'), 0o755);
    const dump = join(temporaryFolder(), 'newer.dump');
    const later = sql`insert into migrations values ('20990101T0000_later', '')`;
    await store.transaction(async (db) => await later.execute(db));
    const path = `${server.programs}:${process.env.PATH}`;
    await backUp({ databaseUrl, dataDir: '', path }, dump);
    await sql`delete from migrations where name like '2099%'`.execute(store.db);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const env = { PATH: path, DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() };
    const order = [join(import.meta.dirname, 'restore.ts'), dump, '--overwrite'];

    const slow = { ...env, PATH: `${folder}:${path}` };
    const child = spawn(process.execPath, order, { env: slow, detached: true, stdio: 'ignore' });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const asleep = "from pg_stat_activity where query like 'select pg_sleep(600)%'";
    await expect
      .poll(async () => (await client.query(`select 1 ${asleep}`)).rowCount, { timeout: 20_000 })
      .toBe(1);
    process.kill(-child.pid!, 'SIGKILL');
    await once(child, 'close');
    // The server notices only when it has something to say.
    await client.query(`select pg_terminate_backend(pid) ${asleep}`);
    await client.end();
    expect((await rowsOf(store)).support_messages).toHaveLength(23);

    expect(await failure(run(process.execPath, order, { env }))).toContain(
      'from a newer version of the site',
    );
    expect((await rowsOf(store)).support_messages).toHaveLength(23);
    const { rows } = await sql`select 1 from pg_namespace where nspname like 'before%'`.execute(store.db);
    expect(rows).toEqual([]);
    await store.close();
  });
});

/** The doctor ends with 1 where anything is wrong. */
async function failureOrOutput(running: Promise<{ stdout: string }>): Promise<string> {
  return await running.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

function keepWriting(store: Store) {
  let stored = 0;
  let isStopped = false;
  const writers = Array.from({ length: 4 }, async () => {
    while (!isStopped) {
      await createSupportMessage(store, newSubmission(), supportMessage());
      stored += 1;
    }
  });
  return {
    stored: () => stored,
    stop: async () => {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}
