import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { StoreOptions } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { countOutbox } from '#server/outbox/outbox.ts';
import { plainCookieName, seedSession } from '#tests/kit/admin.ts';
import { createMigratedDatabase, type Dialect, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { type Received, startMailbox } from '#tests/kit/mailbox.ts';
import { type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import type { MixedLoad } from './mixed-load.ts';
import type { Sent } from './visitors.ts';
import { endHolds, endWaits, heldMails, storedMarkers } from './what-is-stored.ts';

const lookEveryMs = 200;
/** Mails go out one after the other: many take their time, but some of them leave within this. */
const longestStandstillMs = 60_000;

/** How the server reaches its database and its mail server, if not at their own addresses. */
type Reached = { databaseUrl?: string; smtpUrl?: string };

/** The built server with a store of its own and a mailbox, which outlive it; every start is on the same port. */
export async function durableSite(
  dialect: Dialect,
  env: Readonly<Record<string, string>> = {},
  given?: StoreOptions,
) {
  const options = given ?? (await createMigratedDatabase(dialect));
  const store = await openTestStore(options);
  await migrate(store);
  const mailbox = await startMailbox();
  const port = await freePort();
  /** Of mails whose delivery nobody learned of: their process died, or the connection. They may arrive twice. */
  const inTransit = new Set<string>();

  async function noteInTransit(): Promise<void> {
    for (const id of await heldMails(store)) inTransit.add(id);
  }

  /** Ends what a killed process held, as their time does: nobody else is alive who could hold one. */
  async function endHoldsOfDead(): Promise<void> {
    await noteInTransit();
    await endHolds(store);
  }

  async function start(reached: Reached = {}, otherPort = port): Promise<ServerProcess> {
    const server = await startServerProcess({
      env: {
        PORT: String(otherPort),
        DATABASE_URL: reached.databaseUrl ?? options.databaseUrl ?? '',
        DATA_DIR: options.dataDir || temporaryFolder(),
        SMTP_URL: reached.smtpUrl ?? mailbox.url,
        RATE_LIMIT_PER_10_MIN: '0',
        RATE_LIMIT_OF_ALL_PER_10_MIN: '0',
        NOTICES_PER_HOUR: '0',
        LOG_LEVEL: 'fatal',
        ...env,
      },
    });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    return server;
  }

  return {
    address: `http://127.0.0.1:${port}`,
    options,
    store,
    mailbox,
    start,
    async signIn(): Promise<string> {
      const { token } = await seedSession(store, new Date());
      return `${plainCookieName}=${token}`;
    },
    async kill(server: ServerProcess): Promise<void> {
      await server.end('SIGKILL');
      await endHoldsOfDead();
    },
    noteInTransit,
    endHoldsOfDead,
    /** Every mail is out, or shown as failed. Throws if none leaves any more. */
    async mailsSent(failed = 0): Promise<void> {
      let least = Infinity;
      let giveUpAt = 0;
      for (;;) {
        await endWaits(store);
        const counts = await countOutbox(store.db);
        if (counts.queued === 0) {
          expect(counts).toMatchObject({ failed });
          return;
        }
        if (counts.queued < least) giveUpAt = performance.now() + longestStandstillMs;
        least = Math.min(least, counts.queued);
        if (performance.now() > giveUpAt) throw new Error(`Mails stand still: ${JSON.stringify(counts)}`);
        await delay(lookEveryMs);
      }
    },
    /** Throws unless everything that the load sent is stored once, mailed once, and nobody got an answer without reason. */
    async expectNothingLost({ sent, published, unexpected }: MixedLoad): Promise<void> {
      expect(unexpected).toEqual([]);
      expect(sent.filter(({ id }) => id === undefined)).toEqual([]);
      const stored = await storedMarkers(store);
      expect(stored).toHaveLength(sent.length);
      expectStored(sent, stored);
      expectMailedOnce(sent, mailbox.received, [...inTransit]);
      const versions = await publishedVersions(store);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
      expect(versions).toEqual(expect.arrayContaining(published));
      expect(new Set(published).size).toBe(published.length);
    },
  };
}

export type DurableSite = Awaited<ReturnType<typeof durableSite>>;

export function expectStored(sent: readonly Sent[], stored: readonly { id: string; marker: string }[]): void {
  const ids = Map.groupBy(stored, ({ marker }) => marker);
  const wrong = sent.filter(({ marker, id }) => {
    const rows = ids.get(marker) ?? [];
    return rows.length !== 1 || rows[0]!.id !== id;
  });
  expect(wrong).toEqual([]);
}

function expectMailedOnce(
  sent: readonly Sent[],
  received: readonly Received[],
  inTransit: readonly string[],
): void {
  const { byMarker, acknowledgements, duplicates } = mailsOf(received);
  // One address gets one mail a day (docs/decisions/0011).
  expect(acknowledgements.size).toBeLessThanOrEqual(1);
  expect([...byMarker.keys()].sort()).toEqual(sent.map(({ marker }) => marker).sort());
  // Mails in transit at a kill can arrive twice, and then under the same Message-ID.
  expect([...byMarker.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(duplicates.filter((mail) => !inTransit.includes(mail))).toEqual([]);
}

/** Mails to visitors repeat nothing of their text, so they carry no marker. */
export function mailsOf(received: readonly Received[]) {
  const byMarker = new Map<string, Set<string>>();
  const byMessageId = new Map<string, number>();
  const acknowledgements = new Set<string>();
  const digests: number[] = [];
  for (const { mail } of received) {
    const marker = /marker-[\w-]{36}/.exec(mail.text ?? '')?.[0];
    const messageId = mail.messageId!;
    const [, total] = /^Neue Eingänge: (\d+)$/.exec(mail.subject!) ?? [];
    if (marker) byMarker.set(marker, (byMarker.get(marker) ?? new Set()).add(messageId));
    else if (total) digests.push(Number(total));
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

async function publishedVersions({ db }: Store): Promise<number[]> {
  const rows = await db.selectFrom('releases').select('version').orderBy('version').execute();
  return rows.flatMap(({ version }) => version ?? []);
}
