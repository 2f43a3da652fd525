import { expect, onTestFinished, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import { createOperator, updateOperator } from '#server/accounts/operators.ts';
import { claimBackup, endBackup } from '#server/backup/backup-log.ts';
import { createLogger } from '#server/core/logger.ts';
import type { Store } from '#server/core/store/store.ts';
import { readEnv } from '#server/env.ts';
import { type TroubleMail, troubleMail } from '#server/outbox/mails/operator-mail.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createMailTransport } from '#server/outbox/transport.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createAlerts } from './alerts.ts';

const start = Date.parse('2026-11-23T03:00:00Z');

async function watched(store: Store, url = 'smtp://127.0.0.1:1') {
  let now = start;
  let woken = 0;
  const set = (hours: number) => {
    now = start + hours * hourMs;
  };
  const content = () => contentWith({ OPERATOR_LANGUAGE: 'en' });
  const transport = createMailTransport(url);
  onTestFinished(() => transport.close());
  const parts = {
    env: readEnv({ BACKUP_DIR: '/backups' }),
    store,
    content,
    clock: () => new Date(now),
    onQueued: () => {
      woken += 1;
    },
    alertAtOnce: async (trouble: TroubleMail) => await transport.send(troubleMail(trouble, content())),
    logger: createLogger('silent'),
    patienceMs: 0,
    names: ['backup'] as const,
  };
  const watch = createAlerts(parts);
  return {
    parts,
    set,
    watch,
    look: async (hours: number) => {
      set(hours);
      await watch.look();
      const mails = (await listOutbox(store.db)).filter(({ kind }) => kind === 'trouble');
      expect(woken).toBe(mails.length);
      return mails.length;
    },
    backUp: async (hours: number, error?: string) => {
      const at = new Date(start + hours * hourMs);
      const id = (await claimBackup(store, { dueAt: at, now: at }))!;
      const made = { file: `site-${hours}.sqlite`, bytes: 1, messages: 0, responses: 0 };
      await endBackup(store, id, { endedAt: at, ...(error ? { error } : { made }) });
    },
  };
}

async function addOperator(store: Store, email: string, role: 'owner' | 'editor', hasPassword = true) {
  const createdAt = new Date(start).toISOString();
  const { id } = await store.transaction(
    async (db) => await createOperator(db, { email, name: email, role, createdAt }),
  );
  if (hasPassword) await store.transaction(async (db) => await updateOperator(db, id, { passwordHash: 'x' }));
}

test.each(dialects)(
  'on %s an owner is told once what is wrong, again after a week, and of what comes back',
  async (dialect) => {
    const store = await createTestStore(dialect);
    await addOperator(store, 'owner@example.com', 'owner');
    await addOperator(store, 'invited@example.com', 'owner', false);
    await addOperator(store, 'editor@example.com', 'editor');
    const { look, backUp, parts, set, watch } = await watched(store);
    await backUp(0);
    expect(await look(1)).toBe(0);
    await backUp(24, 'There is no space left.');
    set(25);
    // Two processes look at the same moment.
    await Promise.all([watch.look(), createAlerts(parts).look()]);
    expect(await look(26)).toBe(1);
    expect(await look(25 + 7 * 24)).toBe(2);
    const mails = await store.db.selectFrom('outbox').select(['recipient', 'details']).execute();
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['owner@example.com']));
    expect(JSON.stringify(mails)).toContain('There is no space left.');
  },
);

test('what is over is forgotten, and told again when it comes back', async () => {
  const store = await createTestStore('sqlite');
  await addOperator(store, 'owner@example.com', 'owner');
  const { look, backUp } = await watched(store);
  await backUp(0);
  await backUp(24, 'no space');
  expect(await look(25)).toBe(1);
  await backUp(48);
  expect(await look(49)).toBe(1);
  await backUp(72, 'no space');
  expect(await look(73)).toBe(2);
});

test.each(dialects)(
  'on %s owners are told past a store that takes nothing: once a day, and again when it comes back',
  async (dialect) => {
    const database = await createMigratedDatabase(dialect);
    const writable = await openTestStore(database);
    await addOperator(writable, 'owner@example.com', 'owner');
    await addOperator(writable, 'editor@example.com', 'editor');
    const closed = await openTestStore({ ...database, readOnly: true });
    const mailbox = await startMailbox();
    const now = { store: closed };
    const { watch, parts, set } = await watched(
      {
        ...closed,
        transaction: async (work) => await now.store.transaction(work),
      },
      mailbox.url,
    );
    const told = async (hours: number, one = watch) => {
      set(hours);
      await one.look();
      return mailbox.received.length;
    };
    mailbox.behave.recipientCode = 450;
    expect(await told(0)).toBe(0);
    delete mailbox.behave.recipientCode;
    expect(await told(1)).toBe(1);
    expect(await told(24)).toBe(1);
    expect(await told(25)).toBe(2);
    now.store = writable;
    expect(await told(26)).toBe(2);
    now.store = closed;
    expect(await told(27)).toBe(3);
    // Another process tells too, with the same id, so that mail programs show one.
    expect(await told(27, createAlerts(parts))).toBe(4);
    const ids = mailbox.received.map(({ mail }) => mail.messageId);
    expect(ids[3]).toBe(ids[2]);
    expect(mailbox.received[0]).toMatchObject({
      to: ['owner@example.com'],
      mail: {
        subject: expect.stringContaining('can’t store anything'),
        text: expect.stringMatching(dialect === 'sqlite' ? /\(SQLite 8\)/ : /\(25006\)/),
      },
    });
    expect(await listOutbox(writable.db)).toEqual([]);
  },
);

test('a store that takes something again within minutes is not told of, nor one that is closed by a stop', async () => {
  const database = await createMigratedDatabase('sqlite');
  const writable = await openTestStore(database);
  await addOperator(writable, 'owner@example.com', 'owner');
  const closed = await openTestStore({ ...database, readOnly: true });
  const mailbox = await startMailbox();
  const stores = [closed, writable];
  const transaction: Store['transaction'] = async (work) =>
    await (stores.shift() ?? closed).transaction(work);
  const { watch, parts } = await watched({ ...closed, transaction }, mailbox.url);
  await watch.look();
  const patient = createAlerts({ ...parts, patienceMs: hourMs });
  const looking = patient.look();
  await patient.stop();
  await looking;
  expect(mailbox.received).toEqual([]);
});
