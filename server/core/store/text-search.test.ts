import { describe, expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { listInbox } from '#server/inbox/inbox.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { createNote } from '#server/inbox/message-thread.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { containing, searchWords } from './text-search.ts';

const at = '2026-11-21T10:00:00.000Z';
const author = { id: '019c0000-0000-7000-8000-000000000001', name: 'Karin' };

describe.each(dialects)('on %s', (dialect) => {
  // Of one text alone, so that one read in vain takes the place of the one that is wanted.
  test.each(['anna@firma', 'anna@firma.example', 'anna@f', 'a.b@x anna@firma.ex', 'x/anna@firma.example'])(
    'of %j the texts with longer words before a sign are not read',
    async (search) => {
      const store = await createTestStore(dialect);
      const write = async (id: string, email: string) =>
        await createSupportMessage(
          store,
          newSubmission({ id }),
          supportMessage({ name: 'Otto', email, message: `a.b@x und x/${email}` }),
        );
      await write('1', 'anna@firma.example');
      await write('2', 'annabel@firma.example');
      const rows = await store.db
        .selectFrom('support_messages')
        .select('id')
        .where(containing(store.db, 'support_messages', searchWords(search), 1))
        .execute();
      expect(rows).toEqual([{ id: '1' }]);
    },
  );

  test('a message is found by words of any of its texts, until it is deleted', async () => {
    const store = await createTestStore(dialect);
    const { id, reference } = await createSupportMessage(
      store,
      newSubmission(),
      supportMessage({ name: 'Änne Große', message: 'Ein Kurs' }),
    );
    await createSupportMessage(store, newSubmission(), supportMessage());
    await store.transaction(async (db) => {
      await createNote(db, { messageId: id, createdAt: at, author, text: 'Rückruf am Montag' });
      await createIncomingMail(db, {
        messageId: id,
        hash: 'h',
        kind: 'answer',
        at,
        subject: 'Re: Kurs',
        leftOut: { files: [], isCut: false, isUnreadable: false, isSealed: false },
        claimsTeam: false,
        from: { name: 'Änne', address: 'anne@example.com' },
        text: 'Dienstag passt',
        files: [],
      });
    });
    const found = async (search: string) =>
      (await listInbox(store.db, { search, limit: 9 })).map((message) => message.id);
    for (const search of [
      'kurs',
      'grosse montag',
      `dienstag ${reference}`,
      'ANNE ruckruf',
      'montag dienstag',
    ])
      expect(await found(search), search).toEqual([id]);
    expect(await found('montag mittwoch')).toEqual([]);
    const searched = store.db.selectFrom('searched_messages').select('number').where('submissionId', '=', id);
    expect(await searched.execute()).toHaveLength(3);
    await store.db.deleteFrom('support_messages').where('id', '=', id).execute();
    expect(await searched.execute()).toEqual([]);
    expect(await found('dienstag')).toEqual([]);
  });
});
