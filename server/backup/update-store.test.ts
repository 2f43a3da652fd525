import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/core/store/migrate.ts';
import { type Migration, migrations } from '#server/core/store/migrations/migrations.ts';
import type { Store } from '#server/core/store/store.ts';
import { readEnv } from '#server/env.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { captureLog } from '#tests/kit/app.ts';
import { openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startObjectStorage } from '#tests/kit/object-storage.ts';
import { lastBackups } from './backup-log.ts';
import { updateStore } from './update-store.ts';

const step = (name: string) => ({
  name,
  up: async (db: Kysely<unknown>) => void (await sql`create table ${sql.table(name)} (id text)`.execute(db)),
});
const [next, last] = [step('next'), step('last')];
const steps = [...migrations, next, last];
/** What the last migration makes. */
const obstacle = sql`create table last (id text)`;

async function olderPlace(applied: readonly Migration[] = [...migrations, next]) {
  const dataDir = temporaryFolder();
  const backupDir = temporaryFolder();
  const store = await openTestStore({ dataDir });
  if (applied.length > 0) {
    await migrate(store, applied);
    await createSupportMessage(store, newSubmission(), supportMessage());
  }
  return { store, backupDir, variables: { DATA_DIR: dataDir, BACKUP_DIR: backupDir } };
}

/** Returns the lines of its log. */
async function update(
  store: Store,
  variables: Record<string, string>,
  now = new Date(),
  known = steps,
): Promise<string[]> {
  const { logger, lines } = captureLog();
  await updateStore(store, {
    env: readEnv(variables),
    now,
    signal: new AbortController().signal,
    logger,
    steps: known,
  });
  return lines;
}

async function missing({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = rows.map(({ name }) => name);
  return steps.map(({ name }) => name).filter((name) => !applied.includes(name));
}

test('before migrations change what is stored it is backed up as it was, and recorded', async () => {
  const { store, backupDir, variables } = await olderPlace();
  const lines = await update(store, variables);
  const [file = '', ...more] = readdirSync(backupDir);
  expect(file).toMatch(/^site-.+Z\.before-update\.sqlite$/);
  expect(more).toEqual([]);
  const copy = new DatabaseSync(join(backupDir, file), { readOnly: true });
  expect(copy.prepare('select count(*) as count from support_messages').get()).toEqual({ count: 1 });
  expect(copy.prepare('select name from migrations where name = ?').get(last.name)).toBeUndefined();
  copy.close();
  expect(await missing(store)).toEqual([]);
  expect((await lastBackups(store.db)).success).toMatchObject({ file, messages: 1 });
  expect(lines.filter((line) => line.includes('Backup made before the update'))).toHaveLength(1);
});

test('a new store, and one with nothing to carry out, are not backed up', async () => {
  const { store, backupDir, variables } = await olderPlace([]);
  await update(store, variables);
  expect(await update(store, variables)).toEqual([]);
  expect(readdirSync(backupDir)).toEqual([]);
});

test('a store that cannot be backed up is not changed, unless the settings allow it', async () => {
  const { store, backupDir, variables } = await olderPlace();
  const away = { ...variables, BACKUP_DIR: join(backupDir, 'missing') };
  await expect(update(store, away)).rejects.toThrow(/There is no folder .+UPDATE_WITHOUT_BACKUP=on/);
  expect(await missing(store)).toEqual([last.name]);
  const [warning] = await update(store, { ...away, UPDATE_WITHOUT_BACKUP: 'on' });
  expect(warning).toContain('changes the database without a backup');
  expect(await missing(store)).toEqual([]);
});

test('a storage that refuses stops the update, but not where the copy in the folder is whole', async () => {
  const { store, backupDir, variables } = await olderPlace();
  const { url } = await startObjectStorage({ refused: ['PUT'] });
  const { BACKUP_DIR, ...rest } = variables;
  await expect(update(store, { ...rest, BACKUP_S3_URL: url })).rejects.toThrow('answered 403 to PUT');
  expect(await missing(store)).toEqual([last.name]);
  const [warning] = await update(store, { ...rest, BACKUP_DIR, BACKUP_S3_URL: url });
  expect(warning).toContain('answered 403 to PUT');
  expect(readdirSync(backupDir)).toHaveLength(1);
  expect(await missing(store)).toEqual([]);
});

test('a start that fails again and again at a migration makes one backup an hour', async () => {
  const { store, backupDir, variables } = await olderPlace();
  await store.transaction(async (db) => await obstacle.execute(db));
  const now = Date.now() + 60_000;
  for (const minutes of [0, 1, 2, 59])
    await expect(update(store, variables, new Date(now + minutes * 60_000))).rejects.toThrow(
      'already exists',
    );
  expect(readdirSync(backupDir)).toHaveLength(1);
  await expect(update(store, variables, new Date(now + 61 * 60_000))).rejects.toThrow('already exists');
  expect(readdirSync(backupDir)).toHaveLength(2);
});

test('a second update within the hour has a backup of its own', async () => {
  const { store, backupDir, variables } = await olderPlace(migrations);
  await update(store, variables, new Date(Date.now() - 600_000), [...migrations, next]);
  await update(store, variables);
  expect(readdirSync(backupDir)).toHaveLength(2);
});
