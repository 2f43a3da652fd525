import { describe, expect, test } from 'vitest';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { cancellation, newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';

describe('declarations', () => {
  test('stand among the messages and alone, with what was declared', async () => {
    const { json, store } = await createInbox();
    const facts = newSubmission();
    await createDeclaration(store, facts, 'cancellation', cancellation());
    const { cause, reason, endDate } = cancellation();
    expect((await json('GET', '/messages')).body.messages).toHaveLength(2);
    const { body } = await json('GET', '/messages?only=declaration');
    expect(body.messages).toMatchObject([{ kind: 'cancellation', cancellation: { cause, reason, endDate } }]);
    expect(body.counts).toMatchObject({ new: 2, declarations: 1 });
    expect((await json('GET', '/messages?only=message')).status).toBe(422);
    expect((await json('GET', `/messages/${facts.id}`)).body.answers).toMatchObject([
      { kind: 'declaration-confirmation', status: 'queued' },
    ]);
  });

  test('leave alone as a CSV file, with cause, reason and day', async () => {
    const { callSignedIn, store, audit } = await createInbox();
    await createDeclaration(store, newSubmission(), 'cancellation', cancellation());
    const text = await (await callSignedIn('GET', '/messages/export?only=declaration')).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"for cause","Die Berichte bleiben aus.","2026-12-31"');
    expect(await audit()).toMatchObject([{ details: { only: 'declaration', count: 1 } }]);
  });

  test.each([
    ['only=declaration&status=new', 1],
    ['only=declaration&status=suspected', 2],
    ['only=declaration&status=done', 0],
    ['only=declaration', 3],
    ['status=suspected', 3],
    ['status=suspected&q=nobody', 0],
    ['', 2],
  ])('the log says how many rows the export of "%s" has', async (query, count) => {
    const { callSignedIn, store, audit } = await createInbox();
    for (const signals of [[], ['links'], ['links']])
      await createDeclaration(store, newSubmission({ signals }), 'withdrawal', withdrawal());
    await createSupportMessage(store, newSubmission({ signals: ['links'] }), supportMessage());
    const text = await (await callSignedIn('GET', `/messages/export?${query}`)).text();
    expect([...text.matchAll(/,"E-2611-\d{7}"\r$/gm)]).toHaveLength(count);
    expect(await audit()).toMatchObject([{ details: { count } }]);
  });

  // A2: an unconfirmed declaration was listed as "sent", which was the state of the notice to the team.
  test('that are not confirmed are marked, counted and listed, and confirmed by an operator, once', async () => {
    const { json, store, audit } = await createInbox();
    const facts = newSubmission({ signals: ['contact'] });
    await createDeclaration(store, facts, 'withdrawal', withdrawal());
    await store.db.updateTable('outbox').set({ status: 'sent' }).where('status', '=', 'queued').execute();
    const { body } = await json('GET', '/messages?only=unconfirmed');
    expect(body.messages).toMatchObject([
      { id: facts.id, status: 'suspected', mail: 'held', confirmation: 'held' },
    ]);
    expect(body.counts).toMatchObject({ unconfirmed: 1 });
    const { body: before } = await json('GET', `/messages/${facts.id}`);
    expect(before.answers).toMatchObject([{ status: 'held', waitsFor: 'suspected' }]);
    expect(before.confirmable).toBe('now');

    const sent = await json('POST', `/messages/${facts.id}/confirmation`);
    expect(sent.status).toBe(201);
    expect(sent.body.answers).toMatchObject([
      { kind: 'declaration-confirmation', status: 'queued', waitsFor: null },
    ]);
    expect(sent.body.confirmable).toBeNull();
    expect(await audit()).toMatchObject([{ action: 'message.confirmed', target: facts.id }]);
    const again = await json('POST', `/messages/${facts.id}/confirmation`);
    expect([again.status, again.body.code]).toEqual([409, 'notConfirmable']);
    await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
    expect((await json('GET', '/messages')).body.counts).toMatchObject({ unconfirmed: 0 });
  });

  test('that an operator puts among the suspected are not confirmed by themselves any more', async () => {
    const { json, store } = await createInbox();
    const facts = newSubmission();
    const rules = { network: 'n' };
    await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal(), rules);
    await createDeclaration(store, facts, 'withdrawal', withdrawal(), rules);
    const { body } = await json('PATCH', `/messages/${facts.id}`, { version: 1, status: 'suspected' });
    expect(body.answers).toMatchObject([{ status: 'held', waitsFor: 'suspected' }]);
  });

  test('that were confirmed shortened are confirmed whole by an operator', async () => {
    const { json, store } = await createInbox();
    const facts = newSubmission();
    await createDeclaration(store, facts, 'withdrawal', withdrawal({ contract: 'Lang. '.repeat(50) }));
    await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
    expect((await json('GET', `/messages/${facts.id}`)).body.confirmable).toBe('whole');
    const { body } = await json('POST', `/messages/${facts.id}/confirmation`);
    expect([body.answers.length, body.confirmable]).toEqual([2, null]);
  });

  test('alone are confirmed: a message has no confirmation', async () => {
    const { json, id } = await createInbox();
    expect((await json('POST', `/messages/${id}/confirmation`)).status).toBe(409);
    expect((await json('POST', `/messages/${unknownId}/confirmation`)).status).toBe(404);
  });
});
