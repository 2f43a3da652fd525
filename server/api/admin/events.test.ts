import { expect, onTestFinished, test, vi } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { deleteOperator, updateOperator } from '#server/accounts/operators.ts';
import { deleteSession } from '#server/accounts/sessions.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createLive } from '#server/http/live.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import { captureLog } from '#tests/kit/app.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';

async function createApp(eventsEveryMs = 10_000) {
  const store = await createTestStore();
  const live = createLive({ store, logger: captureLog().logger, lookEveryMs: 20, gatherMs: 1 });
  live.start();
  onTestFinished(live.stop);
  const admin = await createAdminApp({ store, live, eventsEveryMs });
  return {
    ...admin,
    live,
    listen: async (token = admin.token) => {
      const answer = await admin.call('GET', '/events', { token });
      return { answer, ...heard(answer) };
    },
  };
}

function heard(answer: Response) {
  let text = '';
  const reader = answer.body!.getReader();
  const done = (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { done: isDone, value } = await reader.read();
      if (isDone) return;
      text += decoder.decode(value);
    }
  })();
  return { text: () => text, done, leave: async () => await reader.cancel() };
}

test('who listens hears what kinds of things changed, and nothing about them', async () => {
  const { listen, store } = await createApp();
  const { answer, text, leave } = await listen();
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  await createSupportMessage(store, submissionFacts(), supportMessage());
  await vi.waitFor(() => expect(text()).toMatch(/event: changed\ndata: (messages mail|mail messages)\n/));
  expect(text()).not.toMatch(/Anna|@/);
  await leave();
});

test.each([
  ['editor', false],
  ['support', true],
] as const)('%s hears of what the role may see', async (role: Role, isTold) => {
  const { listen, store, clock, live } = await createApp();
  const { token } = await seedSession(store, clock(), 'ben@example.com', role);
  const { text, leave } = await listen(token);
  const onChange = vi.fn();
  live.listen({ onChange, onStop: () => {} });
  await createSupportMessage(store, submissionFacts(), supportMessage());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  if (isTold) await vi.waitFor(() => expect(text()).toContain('messages'));
  else expect(text()).not.toContain('messages');
  await leave();
});

test('guests hear nothing', async () => {
  const { call } = await createApp();
  expect((await call('GET', '/events')).status).toBe(401);
});

test('an ended session is told so, and hears no more', async () => {
  const { listen, store, operator } = await createApp(5);
  const { text, done } = await listen();
  const { id } = await store.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await store.transaction(async (db) => await deleteSession(db, operator.id, id));
  await done;
  expect(text()).toContain('event: ended');
});

test.each([
  ['who was removed', async (store: Store, id: string) => await deleteOperator(store.db, id), 'event: ended'],
  [
    'whose role lost the inbox',
    async (store: Store, id: string) => await updateOperator(store.db, id, { role: 'editor' }),
    'operators',
  ],
] as const)('an operator %s hears of no message that comes afterwards', async (_, lose, last) => {
  const { listen, store, clock, live, operator: owner } = await createApp();
  const heardByAll = vi.fn();
  live.listen({ onChange: heardByAll, onStop: () => {} });
  const isTold = async (kind: string) =>
    await vi.waitFor(() => expect(heardByAll).toHaveBeenLastCalledWith(expect.arrayContaining([kind])));
  const { operator, token } = await seedSession(store, clock(), 'ben@example.com', 'support');
  await isTold('operators');
  const { text, leave } = await listen(token);
  await lose(store, operator.id);
  await createSupportMessage(store, submissionFacts(), supportMessage());
  await isTold('messages');
  await store.transaction(async (db) => await updateOperator(db, owner.id, { name: 'Olga' }));
  await vi.waitFor(() => expect(text()).toContain(last));
  expect(text()).not.toContain('messages');
  await leave();
});

test('the stream shows that it lives, and ends with the server', async () => {
  const { listen, live } = await createApp(5);
  const { text, done } = await listen();
  await vi.waitFor(() => expect(text()).toContain(': still here'));
  await live.stop();
  await done;
});

test('an operator has a few streams, and one that ends makes room', async () => {
  const { listen } = await createApp();
  const open = [];
  for (let count = 0; count < 8; count += 1) open.push(await listen());
  expect(open.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { answer } = await listen();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  await open[0]!.leave();
  await vi.waitFor(async () => expect((await listen()).answer.status).toBe(200));
});
