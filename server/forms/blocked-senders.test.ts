import { describe, expect, test } from 'vitest';
import { isBlocked } from '#server/forms/blocked-senders.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { eraseMarked, markErased } from '#server/privacy/erasure.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { createInbox } from '#tests/kit/inbox.ts';

const browser = {
  'Content-Type': 'application/json',
  'Form-Language': 'de',
  'Form-Elapsed-Ms': '45000',
};

describe.each(dialects)('on %s', (dialect) => {
  async function createForms() {
    const inbox = await createInbox({ store: await createTestStore(dialect) });
    async function post(path: string, fields: object) {
      const body = JSON.stringify(fields);
      const answer = await inbox.app.request(path, { method: 'POST', headers: browser, body });
      const { id } = (await answer.json()) as { id: string };
      return (await findSupportMessage(inbox.store.db, id))!;
    }
    const send = async (email: string) => await post('/api/support', supportMessage({ email }));
    return { ...inbox, post, send };
  }

  test('the sender of a message marked as spam is blocked until the message is no spam', async () => {
    const { json, id, send } = await createForms();
    await json('PATCH', `/messages/${id}`, { version: 1, status: 'suspected' });
    expect(await send('ANNA@example.com')).toMatchObject({ status: 'suspected', signals: ['blocked'] });
    expect(await send('other@example.com')).toMatchObject({ status: 'new' });
    await json('PATCH', `/messages/${id}`, { version: 2, status: 'new' });
    expect(await send('anna@example.com')).toMatchObject({ status: 'new', signals: [] });
  });

  test('marking messages together blocks their senders, and undoing unblocks them', async () => {
    const { json, id, store } = await createForms();
    const messages = [{ id, version: 1 }];
    const { bulk } = (await json('POST', '/messages/bulk', { action: 'spam', messages })).body;
    expect(await isBlocked(store.db, 'anna@example.com')).toBe(true);
    await json('POST', '/messages/bulk/undo', { bulk });
    expect(await isBlocked(store.db, 'anna@example.com')).toBe(false);
  });

  test('two messages of one sender marked together block the address once', async () => {
    const { json, id, send } = await createForms();
    const second = await send('Anna@Example.com');
    const messages = [id, second.id].map((message) => ({ id: message, version: 1 }));
    expect(await json('POST', '/messages/bulk', { action: 'spam', messages })).toMatchObject({ status: 200 });
    expect((await json('GET', '/blocked-senders')).body.senders).toHaveLength(1);
  });

  test('a declaration of a blocked sender is not suspected, and marking one blocks nobody', async () => {
    const { json, post } = await createForms();
    await json('POST', '/blocked-senders', { email: 'anna@example.com' });
    const declared = await post('/api/withdraw-contract', withdrawal({ email: 'anna@example.com' }));
    expect(declared).toMatchObject({ kind: 'withdrawal', status: 'new' });
    const other = await post('/api/withdraw-contract', withdrawal({ email: 'ben@example.com' }));
    await json('PATCH', `/messages/${other.id}`, { version: 1, status: 'suspected' });
    expect((await json('GET', '/blocked-senders')).body.senders).toHaveLength(1);
  });

  test('operators edit the list', async () => {
    const { json, audit } = await createForms();
    const added = await json('POST', '/blocked-senders', { email: ' Robot@example.net ' });
    expect(added).toMatchObject({ status: 201, body: { senders: [{ email: 'Robot@example.net' }] } });
    const again = await json('POST', '/blocked-senders', { email: 'robot@EXAMPLE.net' });
    expect(again.body.senders).toHaveLength(1);
    expect(await json('POST', '/blocked-senders', { email: 'robot' })).toMatchObject({ status: 422 });
    const [{ id }] = again.body.senders;
    expect(id).not.toBe(added.body.senders[0].id);
    expect((await json('DELETE', `/blocked-senders/${id}`)).body).toEqual({ senders: [] });
    expect(await json('DELETE', `/blocked-senders/${id}`)).toMatchObject({ status: 404 });
    expect((await audit()).map(({ action }) => action)).toEqual([
      'sender.unblocked',
      'sender.blocked',
      'sender.blocked',
    ]);
  });

  test('erasing a person forgets that they were blocked', async () => {
    const { json, id, store } = await createForms();
    await json('PATCH', `/messages/${id}`, { version: 1, status: 'suspected' });
    await store.transaction(async (db) => await markErased(db, { messages: [id], responses: [] }));
    await eraseMarked(store);
    expect(await isBlocked(store.db, 'anna@example.com')).toBe(false);
  });
});
