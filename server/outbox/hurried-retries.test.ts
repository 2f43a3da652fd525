import { expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createSending, createTestWorker, storeWithMessage } from '#tests/kit/outbox-worker.ts';
import { listOutbox } from './outbox.ts';
import { firstWaitMs } from './outbox-worker.ts';

test.each(dialects)(
  'on %s a mail server that is back gets at once what waited for hours',
  async (dialect) => {
    const { store, mailbox, worker, time, log } = await createSending([], {
      store: await createTestStore(dialect),
    });
    const addMail = async () => await createSupportMessage(store, newSubmission(), supportMessage());
    await mailbox.stop();
    for (let count = 0; count < 11; count += 1) await addMail();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(await worker.runOnce()).toBe(10);
      expect(await worker.runOnce()).toBe(1);
      const [waiting] = await listOutbox(store.db);
      time.now = Date.parse(waiting!.dueAt);
    }
    expect(await worker.runOnce()).toBe(10);
    expect(await worker.runOnce()).toBe(1);

    const back = await startMailbox({}, { closeTimeout: 1 }, mailbox.port);
    time.now += firstWaitMs;
    expect(await worker.runOnce()).toBe(0);
    await addMail();
    expect(await worker.runOnce()).toBe(1);
    // In batches, as ever.
    expect(await worker.runOnce()).toBe(10);
    expect(await worker.runOnce()).toBe(1);
    expect(back.received).toHaveLength(12);
    expect(log.lines.join()).toContain('accepts mail again');

    // Not for each mail, should one of them break the connection.
    const breakOff = async () => {
      back.behave.recipientCode = 421;
      await addMail();
      await worker.runOnce();
      back.behave.recipientCode = undefined;
      await addMail();
      expect(await worker.runOnce()).toBe(1);
    };
    await breakOff();
    expect(await worker.runOnce()).toBe(0);
    time.now += hourMs;
    expect(await worker.runOnce()).toBe(1);
    await breakOff();
    expect(await worker.runOnce()).toBe(1);
  },
);

test.each(dialects)(
  'on %s what one recipient refuses for now waits, whatever others take',
  async (dialect) => {
    const { store, mailbox, worker, time } = await createSending([], {
      store: await createTestStore(dialect),
    });
    const addMail = async () => await createSupportMessage(store, newSubmission(), supportMessage());
    await addMail();
    await worker.runOnce();
    mailbox.behave.recipientCode = 451;
    await addMail();
    await worker.runOnce();
    mailbox.behave.recipientCode = undefined;
    await addMail();
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    time.now += firstWaitMs;
    expect(await worker.runOnce()).toBe(1);
  },
);

test('a worker that starts tries again what waited, once the mail server takes a mail', async () => {
  const store = await storeWithMessage();
  const { worker } = createTestWorker(store, 'smtp://127.0.0.1:1');
  await worker.runOnce();
  const mailbox = await startMailbox();
  const { worker: next } = createTestWorker(store, mailbox.url);
  expect(await next.runOnce()).toBe(0);
  await createSupportMessage(store, newSubmission(), supportMessage());
  expect(await next.runOnce()).toBe(1);
  expect(await next.runOnce()).toBe(1);
  expect(mailbox.received).toHaveLength(2);
});
