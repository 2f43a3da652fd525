import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage, findSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createSending, createTestWorker, storeWithMessage, workerStart } from '#tests/kit/outbox-worker.ts';
import { listOutbox } from './outbox.ts';
import { firstWaitMs, giveUpAfterMs, jitter, longestWaitMs, nextAttempt } from './outbox-worker.ts';
import { mailsAtOnce } from './transport.ts';

test('a mail the server takes is sent once', async () => {
  const { store, mailbox, worker } = await createSending();
  expect(await worker.runOnce()).toBe(1);
  expect(await worker.runOnce()).toBe(0);
  expect(mailbox.received).toHaveLength(1);
  expect(await listOutbox(store.db)).toMatchObject([
    { status: 'sent', attempts: 1, sentAt: new Date(workerStart).toISOString(), lastError: null },
  ]);
});

test('while the server is down mails wait longer each time, and go out when it is back', async () => {
  const { store, mailbox, worker, time } = await createSending();
  await mailbox.stop();
  await worker.runOnce();
  expect(await listOutbox(store.db)).toMatchObject([
    {
      status: 'queued',
      attempts: 1,
      dueAt: new Date(workerStart + firstWaitMs).toISOString(),
      lastError: expect.stringMatching(/ECONNREFUSED/),
    },
  ]);
  expect(await worker.runOnce()).toBe(0);
  time.now += firstWaitMs;
  await worker.runOnce();
  expect(await listOutbox(store.db)).toMatchObject([
    { attempts: 2, dueAt: new Date(time.now + 2 * firstWaitMs).toISOString() },
  ]);
  const back = await startMailbox();
  const { worker: next, time: nextTime } = createTestWorker(store, back.url);
  nextTime.now = time.now + 2 * firstWaitMs;
  await next.runOnce();
  expect(back.received).toHaveLength(1);
  expect(await listOutbox(store.db)).toMatchObject([{ status: 'sent', attempts: 3 }]);
});

test.each([{ recipientCode: 451 }, { contentCode: 452 }])(
  'a refusal for now (%j) is tried again',
  async (behaviour) => {
    const { store, mailbox, worker, time } = await createSending([behaviour]);
    await worker.runOnce();
    expect(await listOutbox(store.db)).toMatchObject([
      { status: 'queued', lastError: expect.stringMatching(/^45[12] /) },
    ]);
    mailbox.behave.recipientCode = undefined;
    mailbox.behave.contentCode = undefined;
    time.now += firstWaitMs;
    await worker.runOnce();
    expect(mailbox.received).toHaveLength(1);
  },
);

test.each([{ recipientCode: 550 }, { contentCode: 554 }])(
  'a refusal for good (%j) fails at once and is kept with its reason',
  async (behaviour) => {
    const { store, worker, time, log } = await createSending([behaviour]);
    await worker.runOnce();
    const [entry] = await listOutbox(store.db, { status: 'failed' });
    expect(entry).toMatchObject({
      attempts: 1,
      lastError: expect.stringMatching(/^55[04] refused by the mailbox/),
    });
    expect(await findSupportMessage(store.db, entry!.submissionId!)).toBeDefined();
    time.now += giveUpAfterMs;
    expect(await worker.runOnce()).toBe(0);
    expect(log.lines.join()).toContain('failed permanently');
  },
);

test('a refused sign-in is tried again: an operator can put it right', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox(
    {},
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(new Error('wrong password')),
    },
  );
  const { worker } = createTestWorker(store, mailbox.url.replace('smtp://', 'smtp://user:wrong@'));
  await worker.runOnce();
  expect(await listOutbox(store.db)).toMatchObject([{ status: 'queued', attempts: 1 }]);
});

test('after three days of failure a mail is given up and kept', async () => {
  const { store, worker, time } = await createSending([{ contentCode: 451 }]);
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const [entry] = await listOutbox(store.db, { status: 'queued' });
    if (!entry) break;
    time.now = Math.max(time.now, Date.parse(entry.dueAt));
    await worker.runOnce();
  }
  expect(await listOutbox(store.db)).toMatchObject([
    { status: 'failed', lastError: expect.stringContaining('451') },
  ]);
  expect(time.now - workerStart).toBe(giveUpAfterMs);
});

test('a slow server is waited for, and nobody else sends the mail meanwhile', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox({ beforeTaking: async () => await delay(2500) });
  const real = { clock: () => new Date(), leaseMs: 1000 };
  const one = createTestWorker(store, mailbox.url, real);
  const two = createTestWorker(store, mailbox.url, { ...real, pollMs: 20 });
  const sending = one.worker.runOnce();
  two.worker.start();
  await sending;
  await two.worker.stop();
  expect(mailbox.received).toHaveLength(1);
  expect(await listOutbox(store.db)).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('a stop waits for the mails that the mail server has, and gives back those behind them', async () => {
  const store = await createTestStore();
  for (let count = 0; count < 5; count += 1)
    await createSupportMessage(store, newSubmission(), supportMessage());
  const queued = (await listOutbox(store.db)).length;
  const answer = Promise.withResolvers<void>();
  let handedOver = 0;
  const mailbox = await startMailbox({
    beforeTaking: async () => {
      handedOver += 1;
      await answer.promise;
    },
  });
  const { worker } = createTestWorker(store, mailbox.url);
  worker.start();
  await expect.poll(() => handedOver).toBe(mailsAtOnce);
  const stopped = worker.stop();
  answer.resolve();
  await stopped;
  expect(mailbox.received).toHaveLength(mailsAtOnce);
  const left = await listOutbox(store.db, { status: 'queued' });
  expect(left.map(({ attempts }) => attempts)).toEqual(Array(queued - mailsAtOnce).fill(0));
  expect(await createTestWorker(store, mailbox.url).worker.runOnce()).toBe(queued - mailsAtOnce);
});

test('a mail whose worker died is sent by another once the hold has ended', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox();
  const { promise: never } = Promise.withResolvers<boolean>();
  const leaseMs = 60_000;
  const dead = createTestWorker(store, mailbox.url, { deliver: async () => await never, leaseMs });
  void dead.worker.runOnce();
  const alive = createTestWorker(store, mailbox.url);
  await expect.poll(async () => (await listOutbox(store.db))[0]!.attempts).toBe(1);
  expect(await alive.worker.runOnce()).toBe(0);
  alive.time.now += leaseMs;
  expect(await alive.worker.runOnce()).toBe(1);
  expect(mailbox.received).toHaveLength(1);
});

/** Fails once, after the mailbox has taken something. */
function awayForAMoment(store: Store, received: readonly unknown[]): Store {
  let failures = 1;
  return {
    ...store,
    transaction: async (work) => {
      if (received.length > 0 && failures > 0) {
        failures -= 1;
        throw new Error('the store is away');
      }
      return await store.transaction(work);
    },
  };
}

test('that the server took a mail is recorded even if the store is away for a moment', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox();
  const { worker } = createTestWorker(awayForAMoment(store, mailbox.received), mailbox.url);
  worker.start();
  await expect.poll(async () => (await listOutbox(store.db))[0]!.status, { timeout: 5000 }).toBe('sent');
  expect(mailbox.received).toHaveLength(1);
});

test('a stop waits for that, too', async () => {
  const store = await storeWithMessage();
  const mailbox = await startMailbox();
  const { worker } = createTestWorker(awayForAMoment(store, mailbox.received), mailbox.url);
  const handedOver = Promise.withResolvers<void>();
  mailbox.behave.beforeTaking = async () => handedOver.resolve();
  worker.start();
  await handedOver.promise;
  await worker.stop();
  expect(await listOutbox(store.db)).toMatchObject([{ status: 'sent' }]);
});

test('a started worker sends what is stored later as soon as it is woken', async () => {
  const { store, mailbox, worker } = await createSending([], {
    store: await createTestStore(),
    pollMs: 60_000,
  });
  worker.start();
  for (let count = 1; count <= 3; count += 1) {
    await createSurveyResponse(store, newSubmission(), surveyResponse());
    worker.wake();
    await expect.poll(() => mailbox.received.length).toBe(count);
  }
});

test('without being woken it looks again by itself', async () => {
  const { store, mailbox, worker } = await createSending([], { store: await createTestStore(), pollMs: 20 });
  worker.start();
  await createSurveyResponse(store, newSubmission(), surveyResponse());
  await expect.poll(() => mailbox.received.length).toBe(1);
});

test('one mail that cannot be made does not hold up the others', async () => {
  const store = await storeWithMessage();
  const second = newSubmission();
  await createSupportMessage(store, second, supportMessage());
  const { worker, log } = createTestWorker(store, 'smtp://127.0.0.1:1', {
    deliver: async (mail) => {
      if (mail.submissionId !== second.id) throw new TypeError('a fault of ours');
      return true;
    },
  });
  await worker.runOnce();
  expect((await listOutbox(store.db)).map(({ status }) => status).sort()).toEqual(['queued', 'sent']);
  expect(log.lines.join()).toContain('a fault of ours');
});

test('the log names mails by id and holds nothing personal', async () => {
  const { worker, log } = await createSending([{ recipientCode: 550 }]);
  await worker.runOnce();
  expect(log.lines.join()).toContain('EENVELOPE 550');
  expect(log.lines.join()).not.toMatch(/Anna|example\.(?:com|org)|refused by/);
});

describe.each(dialects)('on %s', (dialect) => {
  test('several workers on one database send every mail exactly once', async () => {
    const options = await createMigratedDatabase(dialect);
    const stores = [await openTestStore(options), await openTestStore(options), await openTestStore(options)];
    const mailbox = await startMailbox();
    const mails = 60;
    for (const store of stores) createTestWorker(store, mailbox.url, { pollMs: 20 }).worker.start();
    await Promise.all(
      Array.from({ length: mails }, (_, index) =>
        createSupportMessage(stores[index % stores.length]!, newSubmission(), supportMessage()),
      ),
    );
    await expect.poll(() => mailbox.received.length, { timeout: 20_000 }).toBe(mails);
    await expect
      .poll(async () => (await listOutbox(stores[0]!.db, { status: 'sent' })).length, { timeout: 20_000 })
      .toBe(mails);
    expect(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size).toBe(mails);
    expect((await listOutbox(stores[0]!.db)).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

const firstAttemptAt = '2026-11-21T10:00:00.000Z';
const start = new Date(firstAttemptAt);

function waitAfter(attempts: number, random = 0): number {
  return nextAttempt({ attempts, firstAttemptAt }, start, random)!.getTime() - start.getTime();
}

test('the wait begins with a minute, doubles, and ends at six hours', () => {
  expect([1, 2, 3, 9, 10, 30].map((attempts) => waitAfter(attempts))).toEqual([
    firstWaitMs,
    2 * firstWaitMs,
    4 * firstWaitMs,
    256 * firstWaitMs,
    longestWaitMs,
    longestWaitMs,
  ]);
});

test('chance makes a wait longer by a bounded share', () => {
  expect(waitAfter(1, 1)).toBe(firstWaitMs * (1 + jitter));
});

test('three days after the first attempt nothing is tried any more', () => {
  const end = new Date(start.getTime() + giveUpAfterMs);
  expect(nextAttempt({ attempts: 20, firstAttemptAt }, end, 0)).toBeUndefined();
});

test('the last attempt is made at the very end, not after it', () => {
  const end = start.getTime() + giveUpAfterMs;
  expect(nextAttempt({ attempts: 20, firstAttemptAt }, new Date(end - 1000), 0)?.getTime()).toBe(end);
});

test('over three days a mail is tried more than a dozen times', () => {
  let now = start;
  let attempts = 0;
  for (let next: Date | undefined = start; next; next = nextAttempt({ attempts, firstAttemptAt }, now, 0.5)) {
    now = next;
    attempts += 1;
  }
  expect(attempts).toBeGreaterThan(12);
  expect(now.getTime() - start.getTime()).toBe(giveUpAfterMs);
});
