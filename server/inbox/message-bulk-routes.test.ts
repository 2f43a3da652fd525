import { expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { createInbox, unknownId } from '#tests/kit/inbox.ts';

test('messages are thrown away together, noted once with their number, and brought back', async () => {
  const { json, id, store, operator, audit } = await createInbox();
  const { id: other } = await createSupportMessage(store, newSubmission(), supportMessage());
  const messages = [id, other, unknownId].map((one) => ({ id: one, version: 1 }));
  const { status, body } = await json('POST', '/messages/bulk', { action: 'delete', messages });
  expect([status, body]).toEqual([200, { bulk: expect.any(String), changed: 2, skipped: 1 }]);
  expect((await json('GET', '/messages')).body).toMatchObject({
    messages: [],
    counts: { new: 0, binned: 2 },
  });
  expect((await json('GET', '/messages?bin=1')).body.messages).toHaveLength(2);
  expect(await json('POST', '/messages/bulk/undo', { bulk: body.bulk })).toMatchObject({
    status: 200,
    body: { changed: 2 },
  });
  expect((await json('GET', '/messages')).body.counts).toMatchObject({ new: 2, binned: 0 });
  const entries = (await audit()).toSorted((a, b) =>
    String(a.details.action) < String(b.details.action) ? -1 : 1,
  );
  const noted = { operator: { id: operator.id }, action: 'messages.changed', target: null };
  expect(entries).toMatchObject([
    { ...noted, details: { action: 'delete', count: 2 } },
    { ...noted, details: { action: 'undo', count: 2 } },
  ]);
});

test('all of a folder are meant up to the newest that was seen', async () => {
  const { json, store } = await createInbox();
  const { id: seen } = await createSupportMessage(
    store,
    newSubmission({ signals: ['links'] }),
    supportMessage(),
  );
  const later = newSubmission({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff', signals: ['links'] });
  await createSupportMessage(store, later, supportMessage());
  const all = { status: 'suspected', until: seen };
  const { body } = await json('POST', '/messages/bulk', { action: 'notSpam', all });
  expect(body).toMatchObject({ changed: 1, skipped: 0 });
  expect((await json('GET', '/messages?status=suspected')).body.messages).toMatchObject([{ id: later.id }]);
});

test.each([
  [{ action: 'delete' }, 'messages'],
  [{ action: 'delete', messages: [] }, 'messages'],
  [{ action: 'delete', messages: [{ id: "'", version: 1 }] }, 'messages'],
  [{ action: 'delete', messages: [{ id: unknownId, version: 1.5 }] }, 'messages'],
  [{ action: 'delete', messages: Array(501).fill({ id: unknownId, version: 1 }) }, 'messages'],
  [{ action: 'tag', messages: [{ id: unknownId, version: 1 }] }, 'tag'],
  [{ action: 'tag', tag: 'x'.repeat(41), messages: [{ id: unknownId, version: 1 }] }, 'tag'],
  [{ action: 'followUp', followUp: 'soon', messages: [{ id: unknownId, version: 1 }] }, 'followUp'],
  [{ action: 'erase', messages: [{ id: unknownId, version: 1 }] }, 'action'],
  [{ action: 'delete', all: { until: unknownId, q: 'x'.repeat(300) } }, 'all'],
  [{ action: 'delete', all: { status: 'none', until: unknownId } }, 'all'],
])('%j is refused', async (body, field) => {
  const { json } = await createInbox();
  expect(await json('POST', '/messages/bulk', body)).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  });
});

test('an unknown action is not undone, and only POST is accepted', async () => {
  const { json, callSignedIn } = await createInbox();
  expect((await json('POST', '/messages/bulk/undo', { bulk: unknownId })).body).toEqual({ changed: 0 });
  expect((await json('POST', '/messages/bulk/undo', { bulk: 'x' })).status).toBe(422);
  for (const path of ['/messages/bulk', '/messages/bulk/undo'])
    expect((await callSignedIn('GET', path)).status).toBe(405);
});

// B3: messages that operators marked train the spam filter.
