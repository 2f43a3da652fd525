import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { lastBackups, lastFailure } from '#server/backup/backup-log.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { fill } from '#tests/kit/backup-drill.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startObjectStorage } from '#tests/kit/object-storage.ts';

const run = promisify(execFile);

async function command(
  name: 'backup' | 'restore' | 'doctor',
  env: Record<string, string>,
  ...options: string[]
) {
  const file = join(import.meta.dirname, `${name}.ts`);
  return await run(process.execPath, [file, ...options], { env: { ...bareEnvironment, ...env } }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

async function filledPlace() {
  const { dataDir } = await createMigratedDatabase('sqlite');
  const backupDir = temporaryFolder();
  const store = await openTestStore({ dataDir });
  await fill(store);
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
  return { dataDir, backupDir, store, env };
}

test('a planned backup is recorded, proved by the drill, and put in the place of the store only when told', async () => {
  const { dataDir, backupDir, store, env } = await filledPlace();
  const { stdout } = await command('backup', env);
  const [name = ''] = readdirSync(backupDir);
  expect(stdout).toMatch(
    /^Wrote site-.+Z\.sqlite, \d+ bytes, to .+\. Removed 0\. Messages: 22, responses: 1\.\n$/,
  );
  expect((await lastBackups(store.db)).success).toMatchObject({ file: name, messages: 22, error: null });

  const drill = await command('restore', env, '--drill');
  expect(drill).toMatchObject({ code: 0, stderr: '' });
  expect(drill.stdout).toContain(`${name} can be restored. Messages: 22, responses: 1.\n`);
  expect((await lastBackups(store.db)).drilled?.file).toBe(name);
  expect(readdirSync(dataDir).filter((file) => !file.startsWith('site.sqlite'))).toEqual([]);

  await createSupportMessage(store, newSubmission(), supportMessage());
  expect((await command('restore', env, name)).stderr).toContain('is not empty: add --overwrite');
  expect((await command('restore', env, name, '--overwrite')).stderr).toBe(
    'The server is running: stop it first.\n',
  );
  await store.close();
  const restored = await command('restore', env, name, '--overwrite');
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/^Restored .+ Messages: 22, responses: 1\.\nThe previous data is in /);
  const [aside = ''] = readdirSync(dataDir).filter((file) => file.startsWith('before-restore-'));
  expect(JSON.parse((await command('doctor', env, '--json')).stdout).results).toContainEqual(
    expect.objectContaining({ code: 'asideFolder', values: { place: join(dataDir, aside), days: '14' } }),
  );
  const before = await openTestStore({ dataDir: join(dataDir, aside) });
  expect(await before.db.selectFrom('support_messages').select('id').execute()).toHaveLength(23);
});

test('the drill fails if the backup lacks what the live store had before', async () => {
  const { backupDir, store, env } = await filledPlace();
  await command('backup', env);
  const [name = ''] = readdirSync(backupDir);
  const receivedAt = '2026-01-01T00:00:00.000Z';
  await createSupportMessage(store, newSubmission({ receivedAt }), supportMessage());
  const { code, stdout } = await command('restore', env, '--drill', name);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/Missing from the backup: 1 of \d+ older rows\.\n$/),
  ]);
  expect((await lastBackups(store.db)).drilled).toBeUndefined();
});

test('a damaged backup is refused before anything is touched', async () => {
  const { dataDir, backupDir, store, env } = await filledPlace();
  await command('backup', env);
  await store.close();
  const file = join(backupDir, readdirSync(backupDir)[0]!);
  writeFileSync(file, readFileSync(file).fill(0x55, 8192, 20_000));
  const { code, stderr } = await command('restore', env, file, '--overwrite');
  expect([code, stderr]).toEqual([1, expect.stringContaining('Could not restore the backup: ')]);
  const live = await openTestStore({ dataDir });
  expect(await live.db.selectFrom('support_messages').select('id').execute()).toHaveLength(22);
});

test('a backup of a newer version is refused, and the store stays as it was', async () => {
  const { dataDir, backupDir, store, env } = await filledPlace();
  await command('backup', env);
  const file = join(backupDir, readdirSync(backupDir)[0]!);
  const copy = new DatabaseSync(file);
  copy.exec("insert into migrations values ('20990101T0000_later', '')");
  copy.close();
  await createSupportMessage(store, newSubmission(), supportMessage());
  await store.close();
  expect((await command('restore', env, file, '--overwrite')).stderr).toContain(
    'from a newer version of the site (20990101T0000_later)',
  );
  expect(readdirSync(dataDir)).toEqual(['site.sqlite']);
  const live = await openTestStore({ dataDir });
  expect(await live.db.selectFrom('support_messages').select('id').execute()).toHaveLength(23);
});

test('encrypted and in an object storage it is read with the secret key alone', async () => {
  const { dataDir, env } = await filledPlace();
  const { objects, url } = await startObjectStorage();
  const identity = await generateIdentity();
  const keys = join(temporaryFolder(), 'key.txt');
  writeFileSync(keys, `# created: today\n${identity}\n`);
  const other = join(temporaryFolder(), 'other.txt');
  writeFileSync(other, await generateIdentity());
  const away = {
    DATA_DIR: dataDir,
    BACKUP_S3_URL: url,
    BACKUP_KEY: await identityToRecipient(identity),
  };
  objects.set('site/site-2020-01-01T023000Z.sqlite.age', Buffer.from('old'));
  objects.set('site/site-2019-01-01T023000Z.sqlite.age', Buffer.from('older'));
  const made = await command('backup', { ...away, RETENTION_BACKUP_DAYS: '30' });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('Removed 2.');
  expect(made.stdout).not.toContain('p%2F');
  const [[name = '', content] = []] = objects;
  expect(objects.size).toBe(1);
  expect(content!.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(content!.includes('SQLite format')).toBe(false);
  expect(readdirSync(dataDir).filter((file) => !file.startsWith('site.sqlite'))).toEqual([]);

  expect((await command('restore', away, '--drill')).stderr).toContain('is encrypted: add --key');
  expect((await command('restore', away, '--drill', '--key', other)).stderr).toContain('Could not decrypt');
  const drill = await command('restore', away, '--drill', '--key', keys);
  expect(drill).toMatchObject({ code: 0, stderr: '' });
  expect((await command('restore', away, '--list')).stdout).toBe(`${name.replace('site/', '')}\n`);
  const elsewhere = { ...away, DATA_DIR: temporaryFolder() };
  rmSync(env.BACKUP_DIR, { recursive: true });
  const restored = await command('restore', elsewhere, name.replace('site/', ''), '--key', keys);
  expect(restored.stdout).toContain('Messages: 22, responses: 1.');
});

test('while the storage is away, what lies in the folder is listed, proved and restored', async () => {
  const { store, env } = await filledPlace();
  await command('backup', env);
  const [name = ''] = readdirSync(env.BACKUP_DIR);
  await store.close();
  const { url } = await startObjectStorage({ refused: ['GET'] });
  const away = { ...env, BACKUP_S3_URL: url };
  const silence = expect.stringMatching(/answered 403 to GET\. Only backups in the folder are listed\.\n$/);
  expect(await command('restore', away, '--list')).toEqual({ code: 0, stdout: `${name}\n`, stderr: silence });
  expect(await command('restore', away, '--drill')).toMatchObject({ code: 0, stderr: silence });
  expect(await command('restore', away, name, '--overwrite')).toMatchObject({ code: 0, stderr: '' });
  const other = name.replace('site-20', 'site-19');
  expect((await command('restore', away, other)).stderr).toMatch(
    /^There is no backup site-19.+ answered 403/,
  );
  rmSync(env.BACKUP_DIR, { recursive: true });
  expect(await command('restore', away, '--list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('answered 403 to GET'),
  });
});

test('a failed backup is recorded with its reason', async () => {
  const { store, env } = await filledPlace();
  const { code, stderr } = await command('backup', { ...env, BACKUP_DIR: join(env.BACKUP_DIR, 'missing') });
  expect([code, stderr]).toEqual([1, expect.stringContaining('There is no folder ')]);
  expect((await lastFailure(store.db, new Date()))?.error).toContain('There is no folder ');
});

test('the server makes the backup that is due while it serves', async () => {
  const { backupDir, store, env } = await filledPlace();
  const program = join(import.meta.dirname, '../tests/kit/plain-server.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...bareEnvironment, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await expect.poll(() => log, { timeout: 20_000 }).toContain('"msg":"Backup made"');
  expect(readdirSync(backupDir)).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect((await command('backup', { ...env, BACKUP_AT: '02:30' }, '--due')).stdout).toBe('');
  expect(await store.db.selectFrom('backups').select('id').execute()).toHaveLength(1);
});

test('without a file or an option it says how it is used', async () => {
  expect((await command('restore', { DATA_DIR: temporaryFolder() })).stderr).toMatch(/^npm run restore -- /);
});
