import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createMigratedDatabase, openTestStore } from '#tests/kit/database.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { sqliteFile } from './database.ts';

test('what was erased stands in no file of SQLite', async () => {
  const options = await createMigratedDatabase('sqlite');
  const store = await openTestStore(options);
  const folder = dirname(sqliteFile(options.dataDir));
  const places = () =>
    readdirSync(folder).filter((file) => /quellwitz/i.test(readFileSync(`${folder}/${file}`, 'latin1')));
  const email = 'anna@quellwitz.example';
  for (let count = 0; count < 20; count += 1)
    await createSupportMessage(
      store,
      newSubmission(),
      supportMessage({ email, message: 'Quellwitz '.repeat(500) }),
    );
  await createSupportMessage(store, newSubmission(), supportMessage({ message: 'Bleibt' }));
  await store.wipe();
  expect(places()).toEqual(['site.sqlite']);
  await erasePerson(store, email, []);
  expect(places()).not.toEqual([]);
  expect(await store.wipe()).toBe(true);
  expect(places()).toEqual([]);
});
