import type { Logger } from 'pino';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts';
import { monthsBefore } from '#domain/language/months-before.ts';
import { deleteSessionsAfter } from './accounts/sessions.ts';
import { eraseOldNames } from './audit/operator-names.ts';
import { removeAbandonedWork } from './backup/backup-file.ts';
import { doubtfulLeap } from './core/clock.ts';
import { forgetAttempts } from './core/limits/attempts.ts';
import { createSerialQueue } from './core/serial-queue.ts';
import type { Store } from './core/store/store.ts';
import { deleteOldBlocks } from './forms/blocked-senders.ts';
import { deleteOldAccessMails } from './outbox/access-mails.ts';
import { eraseMarked } from './privacy/privacy.ts';
import { deleteExpired, type Expired, type Expiring } from './privacy/retention.ts';

type RetentionParts = {
  store: Store;
  dataDir: string;
  retention: Pick<SiteConfig['retention'], 'messageMonths' | 'declarationMonths' | 'responseMonths'>;
  /** False if no mail server is configured: then pending mails do not delay deletion. */
  sendsMail: boolean;
  clock: () => Date;
  logger: Logger;
  everyMs?: number;
};

type Retention = {
  stop: () => Promise<void>;
};

/** Account mails contain names and addresses of operators and are useless after a month. */
const accessMailMs = 30 * dayMs;

/** Claims about what an operator did lapse three years after the end of the year (BGB 195, 199). */
const formerNameMonths = 48;

/** A sender who still sends spam is blocked again. */
const blockMonths = 12;

/** A flood leaves a row for each name that a stranger invents: 25 MB in this time at most. */
const attemptsEveryMs = 10 * minuteMs;

/** Makes up for failed passes soon enough, as retention periods are months. */
const defaultEveryMs = 6 * hourMs;

/**
 * Finishes erasures that were interrupted. Deletes submissions (LAW-22), old account mails, failed sign-ins and abandoned copies, four times a day. Safe with
 * several processes.
 */
export function startRetention({
  store,
  dataDir,
  retention,
  sendsMail,
  clock,
  logger,
  everyMs = defaultEveryMs,
}: RetentionParts): Retention {
  const turns = createSerialQueue();
  void turns.take(run);
  turns.repeat(run, everyMs);
  void turns.take(boundAttempts);
  turns.repeat(boundAttempts, attemptsEveryMs);

  async function boundAttempts(): Promise<void> {
    await forgetAttempts(store, clock()).catch((error: unknown) =>
      logger.error({ err: error }, 'Could not delete old attempts'),
    );
  }

  async function run(): Promise<void> {
    try {
      await eraseMarked(store);
      const leap = await doubtfulLeap(store.db, clock());
      if (leap) {
        logger.warn(leap, 'The clock jumped ahead: nothing is deleted for some days');
        return;
      }
      const expire = async (what: Expiring, months: number) => {
        const before = monthsBefore(clock(), months).toISOString();
        return await deleteExpired(store, what, { before, sendsMail });
      };
      const results: [Expiring, Expired][] = [
        ['messages', await expire('messages', retention.messageMonths)],
        ['declarations', await expire('declarations', retention.declarationMonths)],
        ['bin', await deleteExpired(store, 'bin', { before: daysBefore(clock(), binDays), sendsMail })],
        ['responses', await expire('responses', retention.responseMonths)],
      ];
      const beforeAMonth = new Date(clock().getTime() - accessMailMs).toISOString();
      await deleteOldAccessMails(store, { before: beforeAMonth, sendsMail });
      const namesBefore = monthsBefore(clock(), formerNameMonths).toISOString();
      const blocksBefore = monthsBefore(clock(), blockMonths).toISOString();
      const tomorrow = new Date(clock().getTime() + dayMs).toISOString();
      await store.transaction(async (db) => {
        await deleteSessionsAfter(db, tomorrow);
        await eraseOldNames(db, namesBefore);
        await deleteOldBlocks(db, blocksBefore);
      });
      await store.wipe();
      removeAbandonedWork(dataDir, clock());
      const count = (of: keyof Expired) =>
        Object.fromEntries(results.map(([what, expired]) => [what, expired[of]]));
      if (results.some(([, { deleted }]) => deleted > 0))
        logger.info(count('deleted'), 'Deleted expired submissions');
      if (results.some(([, { kept }]) => kept > 0))
        logger.warn(count('kept'), 'Kept expired submissions: their mail has not been sent yet');
    } catch (error) {
      logger.error({ err: error }, 'Could not delete expired submissions');
    }
  }

  return turns;
}

function daysBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * dayMs).toISOString();
}
