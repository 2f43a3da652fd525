import { expect, test } from 'vitest';
import { createInbox } from '#tests/kit/inbox.ts';
import { leaseMailbox, savePosition, updateMailbox } from './mailbox.ts';

const holder = { address: 'hello@example.com@mail.example/INBOX', lease: 'one' };

test('the area says whether answers are fetched, since when, what went wrong and what was left alone', async () => {
  const { json, store } = await createInbox();
  const unread = { isOn: false, readAt: null, lastError: null, leftAlone: 0, refused: [] };
  expect((await json('GET', '/mailbox')).body).toEqual(unread);
  const [now, until] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:01:00.000Z'];
  await leaseMailbox(store, holder, { now, until });
  await store.transaction(
    async (db) => await savePosition(db, holder, { uidValidity: '1', lastUid: 7 }, { isLeftAlone: true }),
  );
  await updateMailbox(store, holder, { readAt: now, lastError: null });
  expect((await json('GET', '/mailbox')).body).toMatchObject({ readAt: now, lastError: null, leftAlone: 1 });
  await updateMailbox(store, holder, { lastError: 'no such folder' });
  expect((await json('GET', '/mailbox')).body).toMatchObject({ readAt: now, lastError: 'no such folder' });
});
