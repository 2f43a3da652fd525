import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import {
  type ClaimedMail,
  claimDueMails,
  markFailed,
  markSent,
  postpone,
  prolongLease,
  releaseClaim,
  retryNow,
} from './outbox-claims.ts';
import { DeliveryError, mailsAtOnce } from './transport.ts';

export type OutboxWorkerParts = {
  store: Store;
  /** Throws `DeliveryError`; false if there is nothing to send any more. */
  deliver: (mail: ClaimedMail) => Promise<boolean>;
  clock: () => Date;
  logger: Logger;
  random?: () => number;
  pollMs?: number;
  leaseMs?: number;
};

const batchSize = 10;
const pauseBeforeMarkingAgainMs = 1000;
/** A mail that alone breaks the connection must not be tried after each one that is taken. */
const hurriedEveryMs = hourMs;

/**
 * A lease, prolonged while sending, keeps other processes from sending the same mail; only a crash between the mail
 * server's answer and `markSent`, or a stop that cannot wait for that answer, can cause a duplicate. Logs ids and codes
 * only.
 */
export function createOutboxWorker({
  store,
  deliver,
  clock,
  logger,
  random = Math.random,
  pollMs = 5000,
  leaseMs = 120_000,
}: OutboxWorkerParts) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  /** Unknown at the start: the cause may be mended. */
  let wasServerAway = true;
  let hurriedAt = -Infinity;

  function wake(): void {
    if (isStopped) return;
    isWanted = true;
    running ??= runAll().finally(() => {
      running = undefined;
      // `wake` may have been called since the last check.
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
        logger.error({ err: error }, 'Could not read the outbox');
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
        logger.warn({ err: error }, 'Could not renew the lease on outgoing mail');
      });
    }, leaseMs / 4);
    try {
      const waiting = mails.values();
      await Promise.all(Array.from({ length: mailsAtOnce }, async () => await handleAll(waiting)));
    } finally {
      clearInterval(prolonging);
    }
    return mails.length;
  }

  function endOfHold(): string {
    return new Date(clock().getTime() + leaseMs).toISOString();
  }

  /** Shares `waiting` with others: no mail waits within the transport, where a stop could not give it back. */
  async function handleAll(waiting: Iterable<ClaimedMail>): Promise<void> {
    for (const mail of waiting)
      await (isStopped ? record(() => releaseClaim(store, mail, clock().toISOString())) : handle(mail));
  }

  async function handle(mail: ClaimedMail): Promise<void> {
    const about = aboutMail(mail);
    let isSent: boolean;
    try {
      isSent = await deliver(mail);
    } catch (error) {
      await record(() => recordFailure(mail, error));
      return;
    }
    // Also if there was nothing to send: the row is gone with its subject, or done.
    await record(() => markSent(store, mail, clock().toISOString()));
    if (!isSent) return;
    logger.info(about, 'Mail sent');
    await hurryOthers();
  }

  /** Mails that failed while the mail server was away wait for up to hours: they are due now that it is back. */
  async function hurryOthers(): Promise<void> {
    const now = clock();
    if (!wasServerAway || isStopped || Math.abs(now.getTime() - hurriedAt) < hurriedEveryMs) return;
    wasServerAway = false;
    try {
      const count = await retryNow(store, now.toISOString());
      if (count === 0) return;
      hurriedAt = now.getTime();
      isWanted = true;
      logger.info({ count }, 'Mail server accepts mail again: waiting mail is due now');
    } catch (error) {
      wasServerAway = true;
      logger.warn({ err: error }, 'Could not make waiting mail due');
    }
  }

  async function recordFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const failure = error instanceof DeliveryError ? error : new DeliveryError(error);
    if (error instanceof DeliveryError && error.isServerAway) wasServerAway = true;
    const about = { ...aboutMail(mail), code: failure.code };
    const next = failure.isPermanent ? undefined : nextAttempt(mail, clock(), random());
    if (next) {
      await postpone(store, mail, next.toISOString(), failure.reason);
      logger.warn({ ...about, next: next.toISOString() }, 'Mail not sent, will be retried');
    } else {
      await markFailed(store, mail, failure.reason);
      logger.error(about, 'Mail failed permanently; it stays in the outbox');
    }
    // Our own error, not the mail server's: the stack trace helps to find it.
    if (!(error instanceof DeliveryError))
      logger.error({ err: error, mail: mail.id }, 'Could not compose a mail');
  }

  /** Retries: the outcome of a mail must not be lost while the store is unavailable. */
  async function record(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        logger.error({ err: error }, 'Could not store the outcome of a mail');
        // Also while stopping, which has a limit of its own.
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
    /** Resolves when the mail server has answered for the mails it has; those behind them are given back. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The submission leads back to the line of the request that stored it. */
function aboutMail({ id, kind, attempts, submissionId }: ClaimedMail) {
  return { mail: id, kind, attempts, ...(submissionId ? { submission: submissionId } : {}) };
}

/** Doubled for each further attempt, up to `longestWaitMs`. */
export const firstWaitMs = minuteMs;
export const longestWaitMs = 6 * hourMs;
/** Counted from the first attempt. */
export const giveUpAfterMs = 72 * hourMs;
/** Lengthens each wait by up to this share, so that mails that failed together are not retried together. */
export const jitter = 0.2;

/** Undefined to give up. `attempts` counts the failed one; `random` is from 0 to 1. */
export function nextAttempt(
  { attempts, firstAttemptAt }: { attempts: number; firstAttemptAt: string },
  now: Date,
  random: number,
): Date | undefined {
  const wait = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs) * (1 + jitter * random);
  const lastMoment = Date.parse(firstAttemptAt) + giveUpAfterMs;
  if (now.getTime() >= lastMoment) return undefined;
  return new Date(Math.min(now.getTime() + wait, lastMoment));
}
