import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, dialects, openTestStore } from '#tests/kit/database.ts';
import { changeMessage, listInbox } from './inbox.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { listMailsAbout } from './outbox.ts';
import { findPerson } from './privacy.ts';

const at = '2026-11-21T10:00:00.000Z';

describe.each(dialects)('on %s', (dialect) => {
  test('what was stored before the inbox came is found in it', async () => {
    const options = await createTestDatabase(dialect);
    const store = await openTestStore(options);
    const before = migrations.findIndex(({ name }) => name === '20261121T1030_inbox');
    await migrate(store, migrations.slice(0, before));
    for (let number = 0; number < 3; number += 1) {
      await sql`insert into support_messages
        (id, received_at, language, status, signals, idempotency_hash, name, email, company, message)
        values (${`m${number}`}, ${at}, 'de', 'new', '[]', null, 'Änne', 'Anna@Example.com', '', 'Hallo')`.execute(
        store.db,
      );
    }
    await migrate(store);
    expect(await listInbox(store.db, { limit: 9, search: 'anne' })).toHaveLength(3);
    expect((await findPerson(store.db, { email: 'anna@example.com' })).messages).toHaveLength(3);
    expect(await changeMessage(store.db, 'm1', 1, { status: 'done' })).toBe(true);
  });

  // A2: confirmations were dropped silently.
  test('declarations whose confirmation was dropped before are made up for', async () => {
    const options = await createTestDatabase(dialect);
    const store = await openTestStore(options);
    const before = migrations.findIndex(({ name }) => name === '20261122T1610_held_mails');
    await migrate(store, migrations.slice(0, before));
    for (const [id, kind] of [
      ['message', 'message'],
      ['dropped', 'withdrawal'],
      ['confirmed', 'cancellation'],
    ] as const) {
      await sql`insert into support_messages (id, kind, received_at, language, status, signals, version, name, email,
        company, message, email_key, search_text)
        values (${id}, ${kind}, ${at}, 'de', 'new', '[]', 1, 'Änne', 'a@example.com', '', 'SOPHIE', 'a@example.com', '')`.execute(
        store.db,
      );
    }
    await sql`insert into outbox (id, kind, turn, support_message_id, created_at, status, attempts, due_at)
      values ('mail', 'declaration-confirmation', 0, 'confirmed', ${at}, 'sent', 1, ${at})`.execute(store.db);
    await migrate(store);
    expect(await listInbox(store.db, { only: 'unconfirmed', limit: 9 })).toMatchObject([{ id: 'dropped' }]);
    expect(await listMailsAbout(store.db, 'support_messages', ['dropped'])).toMatchObject([
      { status: 'held' },
    ]);
  });
});
