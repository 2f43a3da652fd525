import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import { captureLog } from '#tests/kit/app.ts';
import { createTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { createOperator } from './accounts/operators.ts';
import { createSession } from './accounts/sessions.ts';
import { notifyOperator } from './accounts/tell-operator.ts';
import { makeWorkFolder } from './backup/backup-file.ts';
import { recordTime } from './core/clock.ts';
import { countAttempt } from './core/limits/attempts.ts';
import type { Store } from './core/store/store.ts';
import { createSupportMessage, listSupportMessages } from './forms/support-messages.ts';
import { createSurveyResponse, listSurveyResponses } from './forms/survey-responses.ts';
import { listOutbox } from './outbox/outbox.ts';
import { keepQuestion, listQuestions } from './questions/questions.ts';
import { startRetention } from './retention.ts';

const retention = { messageMonths: 12, declarationMonths: 84, responseMonths: 24 };
const everyMs = 1000;

async function filledStore() {
  const store = await createTestStore();
  await createSupportMessage(store, newSubmission(), supportMessage());
  await createSurveyResponse(store, newSubmission(), surveyResponse());
  await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
  return store;
}

/** Runs once on that day, and returns the lines of the log. */
async function passOn(store: Store, day: string, dataDir = temporaryFolder()) {
  const clock = () => new Date(day);
  const { logger, lines } = captureLog();
  await startRetention({ store, dataDir, retention, sendsMail: true, logger, clock }).stop();
  expect(lines.join()).not.toMatch(/Anna|anna@example.com|Jörg/);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Numbers of messages and responses. */
async function stored({ db }: Store): Promise<[number, number]> {
  const messages = await listSupportMessages(db, { limit: 10 });
  return [messages.length, (await listSurveyResponses(db, { limit: 10 })).length];
}

test('messages go after their months and responses after theirs, and only counts are logged', async () => {
  const store = await filledStore();
  expect(await passOn(store, '2027-11-21T09:00:00.000Z')).toEqual([]);
  expect(await stored(store)).toEqual([1, 1]);
  const msg = 'Deleted expired submissions';
  expect(await passOn(store, '2027-11-21T10:00:00.000Z')).toMatchObject([
    { level: 'info', messages: 1, responses: 0, msg },
  ]);
  expect(await stored(store)).toEqual([0, 1]);
  expect(await passOn(store, '2028-11-21T10:00:00.000Z')).toMatchObject([
    { level: 'info', messages: 0, responses: 1, msg },
  ]);
  expect(await stored(store)).toEqual([0, 0]);
});

test('a clock that is a year ahead deletes nothing until an owner had time to look', async () => {
  const store = await filledStore();
  await store.transaction(async (db) => await recordTime(db, new Date('2026-11-25T08:00:00.000Z')));
  expect(await passOn(store, '2028-12-01T00:00:00.000Z')).toMatchObject([
    { level: 'warn', from: '2026-11-25T08:00:00.000Z' },
  ]);
  expect(await stored(store)).toEqual([1, 1]);
  await store.transaction(async (db) => await recordTime(db, new Date('2028-12-01T00:00:00.000Z')));
  await passOn(store, '2028-12-04T00:00:00.000Z');
  expect((await stored(store))[0]).toBe(0);
});

test('what a clock that was ahead wrote neither blocks nor outlives its limits', async () => {
  const store = await createTestStore();
  const [ahead, now] = ['2027-11-27T00:00:00.000Z', '2026-11-27T12:00:00.000Z'];
  const { id } = await createOperator(store.db, { email: 'anna@example.com', name: 'Anna', createdAt: now });
  const session = { operatorId: id, userAgent: '' };
  await createSession(store.db, { ...session, tokenHash: 'ahead', createdAt: ahead });
  await createSession(store.db, { ...session, tokenHash: 'now', createdAt: now });
  for (const [subject, at] of [['ahead', ahead] as const, ['now', now] as const])
    await countAttempt(store.db, [{ subject, pauseMs: () => 0 }], { now: Date.parse(at) });

  await passOn(store, now);
  expect(await store.db.selectFrom('sessions').select('tokenHash').execute()).toEqual([{ tokenHash: 'now' }]);
  expect(await store.db.selectFrom('attempts').select('subject').execute()).toEqual([{ subject: 'now' }]);
});

test('a running server deletes what expires while it runs', async () => {
  const store = await filledStore();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = '2026-11-22T00:00:00.000Z';
  const job = startRetention({
    store,
    dataDir: temporaryFolder(),
    retention,
    sendsMail: true,
    everyMs,
    clock: () => new Date(now),
    logger: captureLog().logger,
  });
  now = '2029-01-01T00:00:00.000Z';
  vi.advanceTimersByTime(everyMs);
  await job.stop();
  expect(await stored(store)).toEqual([0, 0]);
});

test('expired submissions whose mail waits are kept and counted in the log', async () => {
  const store = await filledStore();
  await store.db.updateTable('outbox').set({ status: 'queued' }).execute();
  expect(await passOn(store, '2030-01-01')).toMatchObject([{ level: 'warn', messages: 1, responses: 1 }]);
  expect(await stored(store)).toEqual([1, 1]);
});

test('copies of a backup or restore that was killed go after a day', async () => {
  const store = await createTestStore();
  const dataDir = temporaryFolder();
  const [old, kept] = [makeWorkFolder(dataDir, 'drill'), join(dataDir, 'before-restore-20261125T080000')];
  mkdirSync(kept);
  writeFileSync(join(old, 'site.sqlite'), 'Anna');
  const tomorrow = new Date(Date.now() + 25 * hourMs).toISOString();
  await passOn(store, new Date().toISOString(), dataDir);
  expect(readdirSync(dataDir)).toHaveLength(2);
  await passOn(store, tomorrow, dataDir);
  expect(readdirSync(dataDir)).toEqual([basename(kept)]);
});

test('mails to operators go after 30 days, unless they are still to be sent', async () => {
  const store = await createTestStore();
  const anna = { email: 'anna@example.com', name: 'Anna' };
  for (const at of ['2026-11-20T00:00:00.000Z', '2026-11-21T12:00:00.000Z'])
    await notifyOperator(store.db, 'password-changed', anna, at);
  const left = async () => (await listOutbox(store.db)).length;
  await passOn(store, '2026-12-21T00:00:00.000Z');
  expect(await left()).toBe(2);
  await store.db.updateTable('outbox').set({ status: 'sent' }).execute();
  await passOn(store, '2026-12-21T00:00:00.000Z');
  expect(await left()).toBe(1);
});

test('a store that is away ends neither the job nor the server', async () => {
  const store = await filledStore();
  await store.close();
  expect((await passOn(store, '2030-01-01')).map(({ msg }) => msg)).toEqual([
    'Could not delete expired submissions',
    'Could not delete old attempts',
  ]);
});

test('a question without an answer goes 90 days after it was last asked', async () => {
  const store = await createTestStore();
  const asked = { language: 'de', question: 'Parkplatz', at: '2026-11-21T10:00:00.000Z' } as const;
  await store.transaction(async (db) => await keepQuestion(db, asked));
  await passOn(store, '2027-02-19T10:00:00.000Z');
  expect(await listQuestions(store.db)).toHaveLength(1);
  await passOn(store, '2027-02-19T10:00:01.000Z');
  expect(await listQuestions(store.db)).toEqual([]);
});
