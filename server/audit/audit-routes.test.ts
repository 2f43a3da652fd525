import { expect, test } from 'vitest';
import type { AuditPage } from '#domain/api/audit.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createAccessApp, invitation, accessPassword as password } from '#tests/kit/access-app.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';

test.each(['?group=', '?group=constructor', '?operator=x', '?from=2026', '?language=x'])(
  'the log with %s is 422',
  async (query) => {
    const { callSignedIn } = await createAccessApp();
    expect((await callSignedIn('GET', `/audit${query}`)).status).toBe(422);
  },
);

test('the log is chosen by group and by operator', async () => {
  const { post, operator, call, callSignedIn } = await createAccessApp();
  await call('POST', '/session', { body: { email: 'nobody@example.com', password } });
  await post('/operators', invitation);
  const actions = async (query: string) => {
    const { entries } = (await (await callSignedIn('GET', `/audit${query}`)).json()) as {
      entries: { action: string }[];
    };
    return entries.map(({ action }) => action);
  };
  expect(await actions('')).toHaveLength(2);
  expect(await actions('?group=accounts')).toEqual(['operator.invited']);
  expect(await actions('?operator=none')).toEqual(['session.failed']);
  expect(await actions(`?operator=${operator.id}&group=access`)).toEqual([]);
});

test('the log is searched by the words that stand in it, and names those who left', async () => {
  const { post, colleague, call, callSignedIn } = await createAccessApp();
  const { operator, token } = await colleague();
  await call('DELETE', '/session', { token });
  await post(`/operators/${operator.id}/remove`, { password });
  const log = async (query: string) =>
    (await (await callSignedIn('GET', `/audit?${query}`)).json()) as AuditPage;
  const { entries, operators } = await log('language=de&q=Zugang+entfernt');
  expect(entries).toMatchObject([
    { action: 'operator.removed', subject: { id: operator.id, name: operator.name } },
  ]);
  expect(operators).toContainEqual({ id: operator.id, name: operator.name });
  expect((await log('language=en&q=Zugang+entfernt')).entries).toEqual([]);
});

test('the log is searched by the reference of a message, however it is said', async () => {
  const { store, callSignedIn } = await createAccessApp();
  const { id, reference } = await createSupportMessage(store, newSubmission(), supportMessage());
  await createSupportMessage(store, newSubmission(), supportMessage());
  await callSignedIn('GET', `/messages/${id}`);
  for (const said of [reference, reference.toLowerCase().replaceAll('-', '')])
    expect(await (await callSignedIn('GET', `/audit?q=${said}`)).json()).toMatchObject({
      entries: [{ action: 'message.opened', record: { id, reference } }],
    });
});

test('the log leaves as a file in sentences, and the log knows it', async () => {
  const { post, callSignedIn } = await createAccessApp();
  await post('/operators', invitation);
  const text = await (await callSignedIn('GET', '/audit/export?fileLanguage=de&zone=Europe/Vienna')).text();
  expect(text).toContain('"Zeit (Europe/Vienna)";"Wer";"Was";');
  expect(text).toContain(`"Anna Berg hat ${invitation.name} eingeladen, Rolle „Support“"`);
  const { entries } = (await (await callSignedIn('GET', '/audit?group=data')).json()) as AuditPage;
  expect(entries).toMatchObject([{ action: 'audit.exported', details: { count: 1 } }]);
});
