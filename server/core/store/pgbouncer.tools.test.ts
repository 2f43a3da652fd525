import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createSupportMessage, findSupportMessage } from '#server/forms/support-messages.ts';
import { createMigratedDatabase, openTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startPgBouncer } from '#tests/kit/pgbouncer.ts';

test('a store behind PgBouncer as it comes stores, reads, and keeps its time limits', async () => {
  const { databaseUrl } = await createMigratedDatabase('postgres');
  const pooler = await startPgBouncer(databaseUrl!);
  onTestFinished(pooler.stop);
  const store = await openTestStore({ databaseUrl: pooler.url, dataDir: '' });
  const { id } = await createSupportMessage(store, newSubmission(), supportMessage());
  expect(await findSupportMessage(store.db, id)).toMatchObject({ name: supportMessage().name });
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(store.db);
  expect(rows).toEqual([{ statementTimeout: '10s' }]);
  await store.close();

  const reading = await openTestStore({ databaseUrl: pooler.url, dataDir: '', readOnly: true });
  await expect(createSupportMessage(reading, newSubmission(), supportMessage())).rejects.toThrow();
  await reading.close();
  // What one session has set ends with it.
  const again = await openTestStore({ databaseUrl: pooler.url, dataDir: '' });
  await createSupportMessage(again, newSubmission(), supportMessage());
});
