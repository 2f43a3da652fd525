import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoreOptions } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { countOutbox } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { createTestDatabase, dialects, openTestStore } from '#tests/kit/database.ts';
import { type Received, startMailbox } from '#tests/kit/mailbox.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { type Sent, send, sendUntilGone } from './visitors.ts';
import { endHolds, heldMails, storedMarkers } from './what-is-stored.ts';

const enough = 300;
const patience = { timeout: 60_000 };

describe.each(dialects)('on %s', (dialect) => {
  test('SIGKILL under load: every acknowledged submission is stored exactly once and mailed', async () => {
    const { mailbox, options, store, start } = await setUp(dialect);
    const first = await start(options);
    const load = sendUntilGone(first.address);
    await load.acknowledged(enough);
    await first.end('SIGKILL');
    const sent = await load.finished;
    expectStored(acknowledged(sent), await storedMarkers(store));

    const held = await heldMails(store);
    await endHolds(store);
    const second = await start(options);
    // A visitor without an answer sends again.
    await Promise.all(sent.filter(({ id }) => !id).map((submission) => send(second.address, submission)));
    expect(acknowledged(sent)).toHaveLength(sent.length);
    const stored = await storedMarkers(store);
    expect(stored).toHaveLength(sent.length);
    expectStored(sent, stored);

    await expect
      .poll(async () => await countOutbox(store.db), patience)
      .toMatchObject({ queued: 0, failed: 0 });
    const { byMarker, acknowledgements, duplicates } = mailsOf(mailbox.received);
    // One address gets one mail a day (docs/decisions/0011).
    expect(acknowledgements.size).toBe(1);
    expect([...byMarker.keys()].sort()).toEqual(sent.map(({ marker }) => marker).sort());
    // Only mails in transit at the kill can arrive twice, and then under the same Message-ID.
    expect(duplicates.filter((mail) => !held.includes(mail))).toEqual([]);
    expect([...byMarker.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  });

  test('SIGTERM under load: the server ends with code 0, and what it acknowledged is stored and mailed once', async () => {
    const { mailbox, options, store, start } = await setUp(dialect);
    const first = await start(options);
    const load = sendUntilGone(first.address);
    await load.acknowledged(enough);
    expect(await first.end('SIGTERM')).toBe(0);
    const sent = await load.finished;
    const stored = await storedMarkers(store);
    expectStored(acknowledged(sent), stored);
    expect(await heldMails(store)).toEqual([]);

    await start(options);
    await expect
      .poll(async () => await countOutbox(store.db), patience)
      .toMatchObject({ queued: 0, failed: 0 });
    const { byMarker, acknowledgements, duplicates } = mailsOf(mailbox.received);
    expect(acknowledgements.size).toBe(1);
    expect([...byMarker.keys()].sort()).toEqual(stored.map(({ marker }) => marker).sort());
    expect(duplicates).toEqual([]);
  });
});

test('two servers on one PostgreSQL tell of every submission once, in a notice or in the digest of its hour', async () => {
  const { mailbox, options, store, start } = await setUp('postgres', { NOTICES_PER_HOUR: '20' });
  const servers = await Promise.all([start(options), start(options)]);
  const loads = servers.map(({ address }) => sendUntilGone(address, 16));
  await Promise.all(loads.map((load) => load.acknowledged(enough / 2)));
  // One server keeps running and sends what the other left behind.
  expect(await servers[0]!.end('SIGTERM')).toBe(0);
  await loads[1]!.acknowledged(enough);
  expect(await servers[1]!.end('SIGTERM')).toBe(0);
  // The digest is due after its hour.
  await endHolds(store);
  await Promise.all([start(options), start(options)]);
  await expect
    .poll(async () => await countOutbox(store.db), patience)
    .toMatchObject({ queued: 0, failed: 0 });
  const stored = await storedMarkers(store);
  const sent = (await Promise.all(loads.map(({ finished }) => finished))).flat();
  expectStored(acknowledged(sent), stored);
  const { byMarker, digests, acknowledgements, duplicates } = mailsOf(mailbox.received);
  expect(acknowledgements.size).toBe(1);
  // Usually within one hour; servers that count at the same moment may each send one more.
  expect(digests.length).toBeLessThanOrEqual(2);
  expect(byMarker.size).toBeLessThan(100);
  expect(byMarker.size + digests.reduce((sum, count) => sum + count, 0)).toBe(stored.length);
  expect(stored.map(({ marker }) => marker)).toEqual(expect.arrayContaining([...byMarker.keys()]));
  expect(duplicates).toEqual([]);
});

async function setUp(dialect: Store['dialect'], env: Readonly<Record<string, string>> = {}) {
  const options = await createTestDatabase(dialect);
  const store = await openTestStore(options);
  await migrate(store);
  const mailbox = await startMailbox();
  async function start({ databaseUrl = '', dataDir }: StoreOptions) {
    const server = await startServerProcess({
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        SMTP_URL: mailbox.url,
        RATE_LIMIT_PER_10_MIN: '0',
        RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
        NOTICES_PER_HOUR: '0',
        ...env,
      },
    });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    return server;
  }
  return { options, store, mailbox, start };
}

function acknowledged(sent: Sent[]): Sent[] {
  return sent.filter(({ id }) => id !== undefined);
}

function expectStored(sent: Sent[], stored: { id: string; marker: string }[]): void {
  const ids = Map.groupBy(stored, ({ marker }) => marker);
  const wrong = sent.filter(({ marker, id }) => {
    const rows = ids.get(marker) ?? [];
    return rows.length !== 1 || rows[0]!.id !== id;
  });
  expect(wrong).toEqual([]);
}

/** Mails to visitors repeat nothing of their text, so they carry no marker. */
function mailsOf(received: Received[]) {
  const byMarker = new Map<string, Set<string>>();
  const byMessageId = new Map<string, number>();
  const acknowledgements = new Set<string>();
  const digests: number[] = [];
  for (const { mail } of received) {
    const marker = /marker-[\w-]{36}/.exec(mail.text ?? '')?.[0];
    const messageId = mail.messageId!;
    if (marker) byMarker.set(marker, (byMarker.get(marker) ?? new Set()).add(messageId));
    else if (/^\d+ Eingänge/.test(mail.subject!)) digests.push(Number.parseInt(mail.subject!, 10));
    else acknowledgements.add(messageId);
    byMessageId.set(messageId, (byMessageId.get(messageId) ?? 0) + 1);
  }
  const repeated = [...byMessageId].filter(([, count]) => count > 1);
  return {
    byMarker,
    digests,
    acknowledgements,
    duplicates: repeated.map(([messageId]) => /<(.+)@/.exec(messageId)![1]!),
  };
}
