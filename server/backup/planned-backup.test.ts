import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { lastBackups } from '#server/store/backups.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { plannedBackup } from './planned-backup.ts';

test('while the storage is away, the tries of a day leave one copy in the folder', async () => {
  const place = await createMigratedDatabase('sqlite');
  const backupDir = temporaryFolder();
  const env = readEnv({
    DATA_DIR: place.dataDir,
    BACKUP_DIR: backupDir,
    BACKUP_S3_URL: 'https://id:key@127.0.0.1:9/bucket',
  });
  for (const hour of ['02', '03', '04']) {
    const clock = () => new Date(`2026-11-25T${hour}:40:00Z`);
    const order = { env, clock, isAsked: true, atMostDays: undefined, signal: new AbortController().signal };
    await expect(plannedBackup(order)).rejects.toThrow();
  }
  expect(readdirSync(backupDir)).toEqual(['site-2026-11-25T044000Z.sqlite']);
  const store = await openTestStore(place);
  expect((await lastBackups(store.db)).attempt?.error).toBeTruthy();
});
