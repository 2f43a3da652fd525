import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import type { RefusedMail } from '#domain/api/inbox/incoming-mail.ts';
import { dayMs, minuteMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import { isUnavailable } from '#server/core/store/store-unavailable.ts';
import { type MailReading, readMail, storeReading } from './import-mail.ts';
import { readHead } from './mail-head.ts';
import {
  LeaseLostError,
  leaseMailbox,
  type MailboxPlace,
  mailboxAddress,
  savePosition,
  updateMailbox,
} from './mailbox.ts';
import { connectMailbox, type MailboxConnection } from './mailbox-connection.ts';

type Outcome = MailReading['outcome'] | 'refused';

type ReaderParts = {
  store: Store;
  content: () => Content;
  imapUrl: string;
  receivingServer?: string | undefined;
  /** The limit of notices, as for submissions; 0: no limit. */
  noticesPerHour: number;
  clock: () => Date;
  logger: Logger;
  onTaken: () => void;
  times?: Partial<typeof usualTimes>;
};

const usualTimes = {
  /** The others take over from a process that died after this time. */
  leaseMs: 60_000,
  /** At the latest, also where the server does not tell of new mail. */
  lookMs: 60_000,
  waitMs: 15_000,
  longestPauseMs: 5 * minuteMs,
  firstPauseMs: 2000,
};

/** On the first visit and when the server has numbered its mails anew; what is known is not stored twice. */
const firstLookBackMs = 14 * dayMs;

const longestReason = 300;

/** So often a mail is tried before it is passed over: the next ones wait for it. */
export const mostRefusals = 3;

/** One process of many reads the mailbox, for as long as it holds the lease. Logs codes and counts only. */
export function startMailboxReader(parts: ReaderParts) {
  const { store, content, imapUrl, receivingServer, noticesPerHour, clock, logger, onTaken, times } = parts;
  const { leaseMs, lookMs, waitMs, longestPauseMs, firstPauseMs } = { ...usualTimes, ...times };
  const address = mailboxAddress(imapUrl);
  const holder = { address: address.name, lease: randomUUID() };
  let refusals = { key: '', count: 0 };
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = run();

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      try {
        const place = await prolong();
        if (place) await readWhileLeased(place);
        else await pause(waitMs);
        pauseMs = firstPauseMs;
      } catch (error) {
        if (!(error instanceof LeaseLostError)) {
          logger.warn({ code: codeOf(error) }, 'Could not read the mailbox for replies');
          await note(reasonOf(error)).catch(() => {});
        }
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
      await pause(pauseMs);
    }
    await updateMailbox(store, holder, { lease: null, leasedUntil: '' }).catch(() => {});
  }

  async function pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal, ref: false }).catch(() => {});
  }

  async function prolong(): Promise<MailboxPlace | undefined> {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return await leaseMailbox(store, holder, { now: now.toISOString(), until });
  }

  /** Null: everything that is there was read. */
  async function note(lastError: string | null): Promise<void> {
    const read = lastError === null ? { readAt: clock().toISOString() } : {};
    await updateMailbox(store, holder, { lastError, ...read });
  }

  async function readWhileLeased(known: MailboxPlace): Promise<void> {
    const mailbox = await connectMailbox(address);
    const prolonging = setInterval(() => void prolong().catch(() => {}), leaseMs / 3);
    try {
      for (let place: MailboxPlace | undefined = known; place && !signal.aborted; place = await prolong()) {
        await readNew(mailbox, place);
        await note(null);
        await mailbox.wait(AbortSignal.any([signal, AbortSignal.timeout(lookMs)]));
      }
    } finally {
      clearInterval(prolonging);
      await mailbox.close();
    }
  }

  async function readNew(mailbox: MailboxConnection, { uidValidity, lastUid }: MailboxPlace): Promise<void> {
    const isKnown = uidValidity === mailbox.uidValidity;
    const since = isKnown ? undefined : new Date(clock().getTime() - firstLookBackMs);
    const outcomes: Partial<Record<Outcome, number>> = {};
    let last = 0;
    for (const uid of await mailbox.list(isKnown ? lastUid : 0, since)) {
      if (signal.aborted) break;
      const outcome = await take(mailbox, uid, isKnown);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      last = uid;
    }
    if (!isKnown && !signal.aborted) {
      // Mails from long before are not read.
      const place = { uidValidity: mailbox.uidValidity, lastUid: Math.max(last, mailbox.lastUid) };
      await store.transaction(async (db) => await savePosition(db, holder, place, { isLeftAlone: false }));
    }
    if (Object.keys(outcomes).length === 0) return;
    logger.info({ outcomes }, 'Mailbox checked for replies');
    onTaken();
  }

  async function take(mailbox: MailboxConnection, uid: number, countsOthers: boolean): Promise<Outcome> {
    const found = await mailbox.find(uid);
    if (!found) return await keep({ outcome: 'known' });
    const mail = { ...found, read: async (most: number) => await found.read(most).catch(asConnectionError) };
    const parts = { store, content: content(), clock, receivingServer };
    try {
      return await keep(await readMail(parts, mail));
    } catch (error) {
      if (isNotOfMail(error)) throw error;
      const key = `${mailbox.uidValidity} ${uid}`;
      refusals = { key, count: refusals.key === key ? refusals.count + 1 : 1 };
      if (refusals.count < mostRefusals) throw error;
      return await passOver(error);
    }

    /** Moves on in the same transaction. */
    async function keep(reading: MailReading | undefined, refused?: RefusedMail): Promise<Outcome> {
      const place = { uidValidity: mailbox.uidValidity, lastUid: uid };
      return await store.transaction(async (db) => {
        const outcome = reading ? await storeReading(db, reading, noticesPerHour) : 'refused';
        const isLeftAlone = outcome === 'refused' || (countsOthers && outcome === 'leftAlone');
        await savePosition(db, holder, place, { isLeftAlone, refused });
        return outcome;
      });
    }

    /** If its words are left out it may be stored; otherwise it is listed, and stays in the mailbox only. */
    async function passOver(reason: unknown): Promise<Outcome> {
      logger.warn({ code: codeOf(reason) }, 'A mail in the mailbox could not be stored');
      try {
        return await keep(await readMail({ ...parts, withoutWords: true }, mail));
      } catch (error) {
        if (isNotOfMail(error)) throw error;
      }
      const head = await readHead(mail.head).catch(() => undefined);
      const { from: { address: from } = { address: '' }, subject = '' } = head ?? {};
      return await keep(undefined, { at: clock().toISOString(), from, subject, reason: reasonOf(reason) });
    }
  }

  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

/** Says nothing about the mail: the connection, the store or the lease is gone. */
function isNotOfMail(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof LeaseLostError || isUnavailable(error);
}

class ConnectionError extends Error {}

function asConnectionError(cause: unknown): never {
  throw Object.assign(new ConnectionError(reasonOf(cause)), { code: codeOf(cause) });
}

/** Safe to log. */
function codeOf(error: unknown): string {
  const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
  return authenticationFailed ? 'AUTHENTICATION' : (code ?? 'UNKNOWN');
}

/** May hold an address: for operators only. */
function reasonOf(error: unknown): string {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return (responseText ?? message ?? String(error)).replaceAll(/\s+/g, ' ').slice(0, longestReason);
}
