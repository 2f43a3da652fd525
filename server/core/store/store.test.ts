import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  createSupportMessage,
  findSupportMessage,
  listSupportMessages,
} from '#server/forms/support-messages.ts';
import {
  createSurveyResponse,
  findSurveyResponse,
  listSurveyResponses,
} from '#server/forms/survey-responses.ts';
import { countOutbox, listOutbox } from '#server/outbox/outbox.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  createTestStore,
  dialects,
  openTestStore,
} from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import type { StoreOptions } from './database.ts';
import { migrate, tooOldMessage } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

const storeChild = join(import.meta.dirname, '../../../tests/kit/store-child.ts');

describe.each(dialects)('on %s', (dialect) => {
  test('a message comes back as it was stored', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission({
      language: 'en',
      signals: ['honeypot'],
      cameFrom: { page: '/nova', source: 'direct' },
    });
    const message = supportMessage({
      name: 'Łukasz 🌊',
      message: "a\r\n\tb'; drop table support_messages; --",
    });
    const { id, reference } = await createSupportMessage(store, facts, message);
    expect(id).toBe(facts.id);
    expect(reference).toMatch(/^E-2611-\d{7}$/);
    expect(await findSupportMessage(store.db, facts.id)).toEqual({
      ...message,
      reference,
      kind: 'message',
      cancellation: null,
      noAcknowledgement: null,
      id: facts.id,
      receivedAt: facts.receivedAt,
      language: 'en',
      status: 'suspected',
      signals: ['honeypot'],
      cameFrom: { page: '/nova', source: 'direct' },
    });
  });

  test('a message with a very long address is stored', async () => {
    const store = await createTestStore(dialect);
    // Random, or PostgreSQL would compress it until it fits into an index.
    const email = `${randomBytes(20_000).toString('hex')}@example.com`;
    const facts = newSubmission();
    await createSupportMessage(store, facts, supportMessage({ email }));
    expect(await findSupportMessage(store.db, facts.id)).toMatchObject({ email });
  });

  test('a response comes back as it was stored', async () => {
    const store = await createTestStore(dialect);
    const facts = newSubmission({ language: null });
    await createSurveyResponse(store, facts, surveyResponse());
    expect(await findSurveyResponse(store.db, facts.id)).toEqual({
      ...surveyResponse(),
      cameFrom: null,
      id: facts.id,
      receivedAt: facts.receivedAt,
      language: null,
      status: 'new',
      signals: [],
    });
  });

  test('an unknown id finds nothing', async () => {
    const store = await createTestStore(dialect);
    expect(await findSupportMessage(store.db, 'x')).toBeUndefined();
    expect(await findSurveyResponse(store.db, 'x')).toBeUndefined();
  });

  test('a submission queues exactly one mail about itself', async () => {
    const store = await createTestStore(dialect);
    const message = newSubmission();
    const response = newSubmission();
    await createSupportMessage(store, message, supportMessage());
    await createSurveyResponse(store, response, surveyResponse());
    const mails = await listOutbox(store.db);
    expect(mails).toHaveLength(2);
    expect(mails.find(({ submissionId }) => submissionId === message.id)).toMatchObject({
      kind: 'message-notice',
      status: 'queued',
      attempts: 0,
      dueAt: message.receivedAt,
    });
    expect(mails.find(({ submissionId }) => submissionId === response.id)).toMatchObject({
      kind: 'response-notice',
      status: 'queued',
    });
  });

  test('the same submission sent again and again at once is stored once and gets one id', async () => {
    const store = await createTestStore(dialect);
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () =>
        createSupportMessage(store, newSubmission({ idempotencyHash: 'same' }), supportMessage()),
      ),
    );
    expect(new Set(numbers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(numbers.map(({ reference }) => reference)).size).toBe(1);
    expect(await listSupportMessages(store.db, { limit: 10 })).toHaveLength(1);
    expect(await listOutbox(store.db)).toHaveLength(1);
    expect(await findSupportMessage(store.db, numbers[0]!.id)).toBeDefined();
  });

  test('submissions without an idempotency hash are all stored', async () => {
    const store = await createTestStore(dialect);
    await Promise.all(
      Array.from({ length: 300 }, () => createSurveyResponse(store, newSubmission(), surveyResponse())),
    );
    expect(await listSurveyResponses(store.db, { limit: 1000 })).toHaveLength(300);
    expect(await countOutbox(store.db)).toEqual({ queued: 300, held: 0, failed: 0 });
  });

  test('a submission that cannot be stored is rejected alone and leaves no mail behind', async () => {
    const store = await createTestStore(dialect);
    const bad = { ...surveyResponse(), rating: 9 };
    const results = await Promise.allSettled([
      createSurveyResponse(store, newSubmission(), surveyResponse()),
      createSurveyResponse(store, newSubmission(), bad),
      createSurveyResponse(store, newSubmission(), surveyResponse()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((results[1] as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailableError);
    expect(await listSurveyResponses(store.db, { limit: 10 })).toHaveLength(2);
    expect(await countOutbox(store.db)).toMatchObject({ queued: 2 });
  });

  test('lists are read page by page in the order of arrival', async () => {
    const store = await createTestStore(dialect);
    const ids = ['a', 'b', 'c'];
    for (const id of ['b', 'c', 'a'])
      await createSupportMessage(store, newSubmission({ id }), supportMessage());
    const first = await listSupportMessages(store.db, { limit: 2 });
    const second = await listSupportMessages(store.db, { limit: 2, after: first[1]!.id });
    expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
  });

  test('a closed store is unavailable', async () => {
    const store = await createTestStore(dialect);
    await store.close();
    await expect(createSupportMessage(store, newSubmission(), supportMessage())).rejects.toThrow(
      StoreUnavailableError,
    );
  });

  test('a database of a build from before 1.0.0 is refused and left as it is', async () => {
    const store = await openTestStore(await createTestDatabase(dialect));
    await sql`create table migrations (name text primary key, applied_at text not null)`.execute(store.db);
    await sql`insert into migrations values ('20261121T0900_support_messages', '')`.execute(store.db);
    await expect(migrate(store)).rejects.toThrow(tooOldMessage);
    expect((await store.db.introspection.getTables()).map(({ name }) => name)).toEqual(['migrations']);
  });

  test('migrations run once, even when two starters begin together', async () => {
    const options = await createTestDatabase(dialect);
    const stores = [await openTestStore(options), await openTestStore(options)];
    const applied = await Promise.all(stores.map((store) => migrate(store)));
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(stores[0]!)).toEqual([]);
  });

  test('a failing migration changes nothing', async () => {
    const store = await createTestStore(dialect);
    const broken = {
      name: 'broken',
      up: async (db: typeof store.db) => {
        await db.schema.createTable('half_done').addColumn('id', 'text').execute();
        await sql`this is no sql`.execute(db);
      },
    };
    await expect(migrate(store, [...migrations, broken as never])).rejects.toThrow();
    const tables = await store.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    expect(await migrate(store)).toEqual([]);
  });

  test('a read-only store reads and refuses to write', async () => {
    const options = await createMigratedDatabase(dialect);
    const writer = await openTestStore(options);
    await createSupportMessage(writer, newSubmission(), supportMessage());
    const reader = await openTestStore({ ...options, readOnly: true });
    expect(await listSupportMessages(reader.db, { limit: 10 })).toHaveLength(1);
    await expect(createSupportMessage(reader, newSubmission(), supportMessage())).rejects.toThrow(
      StoreUnavailableError,
    );
  });

  test('SIGKILL under load keeps every acknowledged submission exactly once, with its mail', async () => {
    const options = await createMigratedDatabase(dialect);
    const acknowledged = await writeInChildUntilKilled(options, 400);
    const store = await openTestStore(options);
    let stored: string[] = [];
    // PostgreSQL may still commit what the process that was killed had asked for.
    await expect
      .poll(async () => {
        stored = (await listSupportMessages(store.db, { limit: 100_000 })).map(({ id }) => id);
        const mails = (await listOutbox(store.db, { limit: 100_000 })).map((mail) => mail.submissionId);
        return new Set(stored).symmetricDifference(new Set(mails));
      })
      .toEqual(new Set());
    expect(acknowledged.length).toBeGreaterThanOrEqual(400);
    expect(stored).toEqual([...new Set(stored)]);
    const kept = new Set(stored);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

async function writeInChildUntilKilled(options: StoreOptions, enough: number): Promise<string[]> {
  const child = fork(storeChild, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const acknowledged: string[] = [];
  child.on('message', (id) => {
    acknowledged.push(id as string);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  });
  child.send({ task: 'write', options, writers: 64, message: supportMessage() });
  await once(child, 'exit');
  return acknowledged;
}
