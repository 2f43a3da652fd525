import { describe, expect, test } from 'vitest';
import { seedSession } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';

const reply = { subject: 'Ihre Frage', text: 'Guten Tag,\n\nhalb ', quote: true, seen: '' };

describe.each(dialects)('drafts on %s', (dialect) => {
  test('are kept as typed, with the time, until they are sent', async () => {
    const { json, id } = await createInbox({ store: await createTestStore(dialect) });
    expect((await json('GET', `/messages/${id}/drafts`)).body).toMatchObject({ reply: null, note: null });
    await json('PUT', `/messages/${id}/drafts/reply`, { ...reply, text: 'Gut' });
    const saved = await json('PUT', `/messages/${id}/drafts/reply`, reply);
    expect(saved).toMatchObject({ status: 200, body: { savedAt: expect.any(String) } });
    await json('PUT', `/messages/${id}/drafts/note`, { text: 'Rückruf ' });
    expect((await json('GET', `/messages/${id}/drafts`)).body).toMatchObject({
      reply: { draft: reply, savedAt: saved.body.savedAt },
      note: { draft: { text: 'Rückruf ' } },
      others: [],
    });
    await json('POST', `/messages/${id}/replies`, reply);
    await json('POST', `/messages/${id}/notes`, { text: 'Rückruf' });
    expect((await json('GET', `/messages/${id}/drafts`)).body).toMatchObject({ reply: null, note: null });
  });

  test('go with the message and with the operator', async () => {
    const { json, id, store, operator } = await createInbox({ store: await createTestStore(dialect) });
    const count = async () => (await store.db.selectFrom('message_drafts').selectAll().execute()).length;
    await json('PUT', `/messages/${id}/drafts/note`, { text: 'x' });
    expect(await count()).toBe(1);
    await store.db.deleteFrom('operators').where('id', '=', operator.id).execute();
    expect(await count()).toBe(0);
  });
});

test('colleagues learn that somebody is writing, and not what', async () => {
  const { json, id, call, clock, store } = await createInbox();
  const { token } = await seedSession(store, clock(), 'tom@example.com', 'support');
  const seenByTom = async () => await call('GET', `/messages/${id}/drafts`, { token });
  await json('PUT', `/messages/${id}/drafts/reply`, reply);
  const seen = await (await seenByTom()).json();
  expect(seen.reply).toBeNull();
  expect(seen.others).toMatchObject([{ kind: 'reply', author: { name: 'Anna Berg' } }]);
  expect(JSON.stringify(seen)).not.toContain('halb');
  await store.db.deleteFrom('support_messages').execute();
  expect((await seenByTom()).status).toBe(404);
});

test('what no database can keep is left out, and drafts of nothing are refused', async () => {
  const { json, callSignedIn, id } = await createInbox();
  const draft = { text: 'a\0b\ud800 ' };
  expect((await json('PUT', `/messages/${id}/drafts/note`, draft)).status).toBeLessThan(300);
  expect(await json('GET', `/messages/${id}/drafts`)).toMatchObject({
    body: { note: { draft: { text: 'ab\ufffd ' } } },
  });
  expect((await json('PUT', `/messages/${id}/drafts/letter`, { text: 'x' })).status).toBe(404);
  expect((await json('PUT', `/messages/${unknownId}/drafts/note`, { text: 'x' })).status).toBe(404);
  expect((await callSignedIn('DELETE', `/messages/${id}/drafts/note`)).status).toBe(204);
});

test('a reply ends the work too where that is wanted', async () => {
  const { json, id } = await createInbox();
  const fields = { subject: 'Ihre Frage', text: 'Gern.' };
  expect((await json('POST', `/messages/${id}/replies`, fields)).body.status).toBe('open');
  expect((await json('POST', `/messages/${id}/replies`, { ...fields, done: true })).body.status).toBe('done');
});

test('a mail that is sent again has no error of the attempt before', async () => {
  const { json, id, store } = await createInbox();
  await store.db.updateTable('outbox').set({ status: 'failed', lastError: 'refused' }).execute();
  const { notices } = (await json('GET', `/messages/${id}`)).body;
  expect(notices[0].lastError).toBe('refused');
  const { body } = await json('POST', `/messages/${id}/mails/${notices[0].id}/retry`);
  expect(body.notices[0]).toMatchObject({ status: 'queued', lastError: null });
});
