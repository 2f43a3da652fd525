import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type ClaimedMail,
  claimDueMails,
  markFailed,
  markSent,
  postpone,
  prolongLease,
} from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { nextAttempt } from './retry-schedule.ts';
import { DeliveryError } from './transport.ts';

export type OutboxWorkerParts = {
  store: Store;
  /** Sends one mail; throws `DeliveryError`. False if there is nothing to send any more. */
  deliver: (mail: ClaimedMail) => Promise<boolean>;
  clock: () => Date;
  logger: Logger;
  random?: () => number;
  pollMs?: number;
  leaseMs?: number;
};

type OutboxWorker = {
  /** Looks for due mails now and from then on. */
  start: () => void;
  /** Says that a mail may be due. */
  wake: () => void;
  /** Takes and sends the due mails, one batch; gives their number. */
  runOnce: () => Promise<number>;
  /** Takes no more mails; resolves when those under way are settled. */
  stop: () => Promise<void>;
};

const batchSize = 10;
const pauseBeforeMarkingAgainMs = 1000;

/**
 * Sends the mails of the outbox. A mail is held by a lease while it is sent, prolonged as long as that takes, so that
 * of several processes only one sends it; the one duplicate that cannot be ruled out is a crash between the mail
 * server's answer and the mark. Logs ids and codes only.
 */
export function createOutboxWorker({
  store,
  deliver,
  clock,
  logger,
  random = Math.random,
  pollMs = 5000,
  leaseMs = 120_000,
}: OutboxWorkerParts): OutboxWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = true;

  function wake(): void {
    if (isStopped) return;
    isWanted = true;
    running ??= runAll().finally(() => {
      running = undefined;
      // Somebody may have called between the last look and now.
      if (isWanted) wake();
    });
  }

  async function runAll(): Promise<void> {
    clearTimeout(timer);
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        if ((await runOnce()) === batchSize) isWanted = true;
      } catch (error) {
        logger.error({ err: error }, 'The outbox could not be read');
      }
    }
    if (!isStopped) timer = setTimeout(wake, pollMs);
  }

  async function runOnce(): Promise<number> {
    const lease = randomUUID();
    const mails = await claimDueMails(store, {
      now: clock().toISOString(),
      heldUntil: endOfHold(),
      lease,
      limit: batchSize,
    });
    if (mails.length === 0) return 0;
    const prolonging = setInterval(() => {
      prolongLease(store, lease, endOfHold()).catch((error: unknown) => {
        logger.warn({ err: error }, 'The hold on mails could not be prolonged');
      });
    }, leaseMs / 4);
    try {
      await Promise.all(mails.map(handle));
    } finally {
      clearInterval(prolonging);
    }
    return mails.length;
  }

  function endOfHold(): string {
    return new Date(clock().getTime() + leaseMs).toISOString();
  }

  async function handle(mail: ClaimedMail): Promise<void> {
    const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
    let isSent: boolean;
    try {
      isSent = await deliver(mail);
    } catch (error) {
      await record(() => recordFailure(mail, error));
      return;
    }
    // Where there was nothing to say any more, the row has gone with what it was about, or it is done.
    await record(() => markSent(store, mail, clock().toISOString()));
    if (isSent) logger.info(about, 'Mail sent');
  }

  async function recordFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const failure = error instanceof DeliveryError ? error : new DeliveryError(error);
    const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code: failure.code };
    const next = failure.isPermanent ? undefined : nextAttempt(mail, clock(), random());
    if (next) {
      await postpone(store, mail, next.toISOString(), failure.reason);
      logger.warn({ ...about, next: next.toISOString() }, 'Mail not sent, will be tried again');
    } else {
      await markFailed(store, mail, failure.reason);
      logger.error(about, 'Mail failed for good; it stays in the outbox');
    }
    // A fault of ours, not of the mail server: the trace helps to find it.
    if (!(error instanceof DeliveryError))
      logger.error({ err: error, mail: mail.id }, 'Mail could not be made');
  }

  /** What happened to a mail must not be forgotten because the store is away for a moment. */
  async function record(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        logger.error({ err: error }, 'The outcome of a mail could not be stored');
        if (isStopped) return;
        await delay(pauseBeforeMarkingAgainMs);
      }
    }
  }

  return {
    start: () => {
      isStopped = false;
      wake();
    },
    wake,
    runOnce,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
