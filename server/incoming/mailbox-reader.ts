import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import {
  LeaseLostError,
  leaseMailbox,
  type MailboxPlace,
  moveOn,
  noteMailboxReading,
  releaseMailbox,
} from '#server/store/mailboxes.ts';
import type { Store } from '#server/store/store.ts';
import { mailboxAddress } from './mailbox-address.ts';
import { connectMailbox, type MailboxConnection } from './mailbox-connection.ts';
import { type Outcome, takeMail } from './take-mail.ts';

type ReaderParts = {
  store: Store;
  content: () => Content;
  imapUrl: string;
  /** As of submissions; 0: no limit. */
  noticesPerHour: number;
  clock: () => Date;
  logger: Logger;
  /** A notice is waiting to be sent. */
  onTaken: () => void;
  times?: Partial<typeof usualTimes>;
};

const usualTimes = {
  /** Of a process that died, the others take over after this. */
  leaseMs: 60_000,
  /** At the latest, also where the server does not tell of new mail. */
  lookMs: 60_000,
  /** While another process reads. */
  waitMs: 15_000,
  longestPauseMs: 5 * minuteMs,
  firstPauseMs: 2000,
};

/** On the first visit and when the server has numbered its mails anew; what is known is not stored twice. */
const firstLookBackMs = 14 * dayMs;

const longestReason = 300;

/** One process of many reads the mailbox, for as long as it holds the lease. Logs codes and counts only. */
export function startMailboxReader(parts: ReaderParts): {
  stop: () => Promise<void>;
} {
  const { store, content, imapUrl, noticesPerHour, clock, logger, onTaken, times } = parts;
  const { leaseMs, lookMs, waitMs, longestPauseMs, firstPauseMs } = { ...usualTimes, ...times };
  const address = mailboxAddress(imapUrl);
  const holder = { address: address.name, lease: randomUUID() };
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
    await releaseMailbox(store, holder).catch(() => {});
  }

  async function pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal, ref: false }).catch(() => {});
  }

  async function prolong(): Promise<MailboxPlace | undefined> {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return await leaseMailbox(store, holder, { now: now.toISOString(), until });
  }

  async function note(error: string | null): Promise<void> {
    await noteMailboxReading(store, holder, { at: clock().toISOString(), error });
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
    if (!isKnown && !signal.aborted) await beginAfter(mailbox, last);
    if (Object.keys(outcomes).length === 0) return;
    logger.info({ outcomes }, 'Mailbox checked for replies');
    onTaken();
  }

  /** What was there long before is not looked at. */
  async function beginAfter(mailbox: MailboxConnection, taken: number): Promise<void> {
    await store.transaction(async (db) => {
      const { uidValidity, lastUid } = mailbox;
      await moveOn(db, holder, { uidValidity, lastUid: Math.max(taken, lastUid) }, false);
    });
  }

  async function take(mailbox: MailboxConnection, uid: number, countsOthers: boolean): Promise<Outcome> {
    const found = await mailbox.find(uid);
    const taking = found && (await takeMail({ store, content: content(), clock, noticesPerHour }, found));
    return await store.transaction(async (db) => {
      const outcome = (await taking?.(db)) ?? 'known';
      const place = { uidValidity: mailbox.uidValidity, lastUid: uid };
      await moveOn(db, holder, place, countsOthers && outcome === 'leftAlone');
      return outcome;
    });
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
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
