import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';
import { listInbox } from './inbox.ts';
import { countInbox } from './inbox-counts.ts';
import { createSupportMessage } from './support-messages.ts';
import { containing, newestContaining, searchWords } from './text-search.ts';

describe.each(dialects)('on %s', (dialect) => {
  // With the newest row alone, so that one read in vain takes the place of the one that is wanted.
  test.each(['anna@firma', 'anna@firma.example', 'anna@f', 'a.b@x anna@firma.ex', 'x/anna@firma.example'])(
    'of %j the texts with longer words before a sign are not read',
    async (search) => {
      const store = await createTestStore(dialect);
      const write = async (id: string, email: string) =>
        await createSupportMessage(
          store,
          submissionFacts({ id }),
          supportMessage({ name: 'Otto', email, message: `a.b@x und x/${email}` }),
        );
      await write('1', 'anna@firma.example');
      await write('2', 'annabel@firma.example');
      const rows = await store.db
        .selectFrom('support_messages')
        .select('id')
        .where(await containing(store.db, 'support_messages', searchWords(search), 1))
        .execute();
      expect(rows).toEqual([{ id: '1' }]);
    },
  );
});

const count = 60_000;

/** With the hundred words that statistics need to say anything about beginnings. `often` is in every second message, `once` in 9,000 of the oldest, `rare` in ten. */
async function createFullStore() {
  const store = await createTestStore('postgres');
  await sql`insert into support_messages (id, received_at, status, signals, version, kind, reference, name, email, company, message,
      email_key, search_text)
    select id, '2026-11-21T10:00:00.000Z', 'done', '[]', 1, 'message', '', 'Anna', 'a@b.example', '', '', 'a@b.example',
      concat_ws(' ', 'anna', 'firma' || i % 200, case when i % 2 = 0 then 'often' end, case when i <= 9000 then 'once' end,
        case when i % 6000 = 0 then 'rare' end)
    from (select i, '018f0000-0000-7000-8000-' || lpad(i::text, 12, '0') as id from generate_series(1, ${count}::int) as s (i))`.execute(
    store.db,
  );
  await sql`analyze support_messages`.execute(store.db);
  return store;
}

const numbersOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => Number(id.slice(-12)));

test('of a word of very many messages PostgreSQL reads the newest, and all where those are too few', async () => {
  const store = await createFullStore();
  const near = async (...words: string[]) =>
    await newestContaining(store.db, 'support_messages', words, { wanted: 3 });
  expect(await near('often')).toBeDefined();
  expect(await near('once')).toBeDefined();
  expect(await near('rare')).toBeUndefined();
  expect(await near('often', 'rare')).toBeUndefined();

  const list = async (search: string, before?: string) =>
    numbersOf(await listInbox(store.db, { search, limit: 3, before }));
  expect(await list('often')).toEqual([60_000, 59_998, 59_996]);
  expect(await list('often', '018f0000-0000-7000-8000-000000000005')).toEqual([4, 2]);
  expect(await list('once')).toEqual([9000, 8999, 8998]);
  expect(await list('often rare')).toEqual([60_000, 54_000, 48_000]);
  const { counts, areLeast } = await countInbox(store.db, 'once', '');
  expect([counts.done, areLeast]).toEqual([1001, true]);
});
