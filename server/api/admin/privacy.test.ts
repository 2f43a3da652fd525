import { describe, expect, test } from 'vitest';
import { createOperator } from '#server/store/operators.ts';
import { createInbox } from '#tests/kit/inbox.ts';

describe('a person', () => {
  test('gets everything that is stored about them, and the audit log no address', async () => {
    const { json, id, responseId, audit, log } = await createInbox();
    await json('POST', `/messages/${id}/notes`, { text: 'VIP' });
    await json('POST', `/messages/${id}/replies`, { subject: 'x', text: 'Gern.' });
    const { body } = await json('GET', '/privacy?email=ANNA@example.com&name=jorg');
    expect(body).toMatchObject({
      email: 'ANNA@example.com',
      messages: [
        {
          id,
          message: 'Guten Tag,\nich habe eine Frage.',
          notes: [{ text: 'VIP' }],
          replies: [{ text: 'Gern.' }],
          mails: [{ kind: 'message-notice' }, { kind: 'message-reply' }],
        },
      ],
      responses: [{ id: responseId, comment: 'Klar und schnell.' }],
    });
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'person.exported', details: { messages: 1, responses: 1 } });
    expect(entry!.target).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(JSON.stringify([await audit(), log.lines]).toLowerCase()).not.toMatch(/anna@|jorg/);
  });

  test('is erased with everything, and the same address looks different in the log each time', async () => {
    const { json, id, responseId, audit } = await createInbox();
    await json('POST', `/messages/${id}/replies`, { subject: 'x', text: 'x' });
    const address = `/privacy?email=anna@example.com&response=${responseId}&response=${responseId}`;
    expect(await json('DELETE', address)).toEqual({
      status: 200,
      body: { erased: { messages: 1, replies: 1, notes: 0, mails: 3, responses: 1 } },
    });
    expect((await json('GET', `/messages/${id}`)).status).toBe(404);
    expect((await json('DELETE', address)).body.erased.messages).toBe(0);
    const targets = (await audit())
      .filter(({ action }) => action === 'person.erased')
      .map(({ target }) => target);
    expect(new Set(targets).size).toBe(2);
  });

  test('whose address an operator shares is another matter: the account stays', async () => {
    const { json, store, operator } = await createInbox();
    await createOperator(store.db, { email: 'otto@example.com', name: 'Otto', createdAt: '2026' });
    await json('DELETE', '/privacy?email=otto@example.com');
    expect((await json('GET', '/operators')).body.operators).toHaveLength(2);
    expect(operator.email).toBe('anna@example.com');
  });
});
