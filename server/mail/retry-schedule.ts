const minute = 60_000;
const hour = 60 * minute;

/** The first wait; each further one is twice as long, up to the longest. */
export const firstWaitMs = minute;
export const longestWaitMs = 6 * hour;
/** After this time from the first attempt nothing is tried any more. */
export const giveUpAfterMs = 72 * hour;
/** Each wait is up to this share longer, so that mails that failed together do not all come back together. */
export const jitter = 0.2;

/**
 * When to try a mail again whose attempt number `attempts` failed at `now`, or undefined to give up. `random` is a
 * number from 0 to 1.
 */
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
