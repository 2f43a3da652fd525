import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { startObjectStorage } from '#tests/kit/object-storage.ts';
import { lastBackups, lastFailure } from './backup-log.ts';
import { makeScheduledBackup } from './scheduled-backup.ts';

test('while the storage is away, the tries of a day leave one copy in the folder', async () => {
  const place = await createMigratedDatabase('sqlite');
  const backupDir = temporaryFolder();
  const nobody = `127.0.0.1:${await freePort()}/bucket`;
  const env = readEnv({
    DATA_DIR: place.dataDir,
    BACKUP_DIR: backupDir,
    BACKUP_S3_URL: `http://id:key@${nobody}`,
  });
  for (const hour of ['02', '03', '04']) {
    const clock = () => new Date(`2026-11-25T${hour}:40:00Z`);
    const order = { env, clock, isAsked: true, atMostDays: undefined, signal: new AbortController().signal };
    await expect(makeScheduledBackup(order)).rejects.toThrow();
  }
  expect(readdirSync(backupDir)).toEqual(['site-2026-11-25T044000Z.sqlite']);
  const store = await openTestStore(place);
  expect((await lastFailure(store.db, new Date()))?.error).toBe(
    `Could not reach http://${nobody}/: ECONNREFUSED. The copy in ${backupDir} is whole.`,
  );
});

test('a storage that deletes nothing is seen, and the backup counts', async () => {
  const place = await createMigratedDatabase('sqlite');
  const { objects, url } = await startObjectStorage({ refused: ['DELETE'] });
  objects.set('site/site-2019-01-01T023000Z.sqlite', Buffer.from('old'));
  const env = readEnv({ DATA_DIR: place.dataDir, BACKUP_S3_URL: url });
  const now = new Date('2026-11-25T02:40:00Z');
  const { signal } = new AbortController();
  const order = { env, clock: () => now, isAsked: false, atMostDays: 30, signal };
  await expect(makeScheduledBackup(order)).rejects.toThrow('but could not remove old backups');
  const store = await openTestStore(place);
  expect((await lastBackups(store.db)).success).toMatchObject({ error: expect.stringContaining('403') });
  expect(await makeScheduledBackup(order)).toBeUndefined();
});
