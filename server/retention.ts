import type { Logger } from 'pino';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { countsKeptMonths } from '#domain/figures/figures.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts';
import { monthsBefore } from '#domain/language/months-before.ts';
import { openQuestionDays } from '#domain/questions/open-question-days.ts';
import { deleteSessionsAfter } from './accounts/sessions.ts';
import { eraseOldNames } from './audit/operator-names.ts';
import { removeAbandonedWork } from './backup/backup-file.ts';
import { doubtfulLeap } from './core/clock.ts';
import { forgetAttempts } from './core/limits/attempts.ts';
import { createSerialQueue } from './core/serial-queue.ts';
import type { Store } from './core/store/store.ts';
import { deleteOldCounts } from './figures/visit-counts.ts';
import { deleteOldBlocks } from './forms/blocked-senders.ts';
import { deleteOldAccessMails } from './outbox/access-mails.ts';
import { eraseMarked } from './privacy/erasure.ts';
import { deleteExpired, type Expired, type Expiring } from './privacy/retention.ts';
import { deleteOldQuestions } from './questions/questions.ts';

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

/** Account mails contain names and addresses of operators and are useless after a month. */
const accessMailDays = 30;

/** Claims about what an operator did lapse three years after the end of the year (BGB 195, 199). */
const formerNameMonths = 48;

/** A sender who still sends spam is blocked again. */
const blockMonths = 12;

/** A flood leaves a row for each name that a stranger invents: 25 MB in this time at most. */
const attemptsEveryMs = 10 * minuteMs;

/** Makes up for failed passes soon enough, as retention periods are months. */
const defaultEveryMs = 6 * hourMs;

/**
 * Four times a day: finishes interrupted erasures and deletes expired submissions (LAW-22), old account mails, blocks, names and open
 * questions, and abandoned copies. Safe with several processes.
 */
export function startRetention({
  store,
  dataDir,
  retention: { messageMonths, declarationMonths, responseMonths },
  sendsMail,
  clock,
  logger,
  everyMs = defaultEveryMs,
}: RetentionParts) {
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
      const now = clock();
      const leap = await doubtfulLeap(store.db, now);
      if (leap) {
        logger.warn(leap, 'The clock jumped ahead: nothing is deleted for some days');
        return;
      }
      const days = (count: number) => new Date(now.getTime() - count * dayMs).toISOString();
      const months = (count: number) => monthsBefore(now, count).toISOString();
      await deleteSubmissions({
        messages: months(messageMonths),
        declarations: months(declarationMonths),
        bin: days(binDays),
        responses: months(responseMonths),
      });
      await deleteOldAccessMails(store, { before: days(accessMailDays), sendsMail });
      await store.transaction(async (db) => {
        // A clock that was ahead began them.
        await deleteSessionsAfter(db, days(-1));
        await eraseOldNames(db, months(formerNameMonths));
        await deleteOldBlocks(db, months(blockMonths));
        await deleteOldCounts(db, months(countsKeptMonths).slice(0, 10));
        await deleteOldQuestions(db, days(openQuestionDays));
      });
      await store.wipe();
      removeAbandonedWork(dataDir, now);
    } catch (error) {
      logger.error({ err: error }, 'Could not delete expired submissions');
    }
  }

  async function deleteSubmissions(limits: Record<Expiring, string>): Promise<void> {
    const counts: Record<keyof Expired, Partial<Record<Expiring, number>>> = { deleted: {}, kept: {} };
    for (const [what, before] of Object.entries(limits) as [Expiring, string][]) {
      const { deleted, kept } = await deleteExpired(store, what, { before, sendsMail });
      counts.deleted[what] = deleted;
      counts.kept[what] = kept;
    }
    if (Object.values(counts.deleted).some(Boolean))
      logger.info(counts.deleted, 'Deleted expired submissions');
    if (Object.values(counts.kept).some(Boolean))
      logger.warn(counts.kept, 'Kept expired submissions: their mail has not been sent yet');
  }

  return turns;
}
