import { hourMs, minuteMs } from '#domain/language/durations.ts';

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
