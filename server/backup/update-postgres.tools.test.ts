import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startPostgresWithTools } from '#tests/kit/postgres-with-tools.ts';
import { lastBackups } from './backup-log.ts';

test('of two starts of a new version, one backs up first, and both wait for it', async () => {
  const server = await startPostgresWithTools();
  onTestFinished(async () => await server.stop());
  const databaseUrl = server.url;
  const store = await openStore({ databaseUrl, dataDir: '' });
  await migrate(store);
  await createSupportMessage(store, newSubmission(), supportMessage());
  const backupDir = temporaryFolder();
  const env = {
    ...bareEnvironment,
    PATH: `${server.programs}:${process.env.PATH}`,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: temporaryFolder(),
    BACKUP_DIR: backupDir,
  };
  const kit = join(import.meta.dirname, '../../tests/kit');
  const laterVersion = ['--import', join(kit, 'next-migration.ts'), join(kit, 'plain-server.ts')];
  const starts = [1, 2].map(() => {
    const child = spawn(process.execPath, laterVersion, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    return () => log;
  });
  for (const log of starts) await expect.poll(log, { timeout: 20_000 }).toContain('Listening on');
  const said = starts.map((log) => log()).join('');
  expect(said.split('Backup made before the update')).toHaveLength(2);
  const files = readdirSync(backupDir).filter((name) => name.includes('.before-update.'));
  expect(files).toHaveLength(1);
  const list = await promisify(execFile)(join(server.programs, 'pg_restore'), [
    '--file=-',
    join(backupDir, files[0]!),
  ]);
  expect(list.stdout).toContain('CREATE TABLE public.support_messages');
  expect(list.stdout).not.toContain('CREATE TABLE public.next');
  expect((await lastBackups(store.db)).success).toBeDefined();
  await store.close();
});
