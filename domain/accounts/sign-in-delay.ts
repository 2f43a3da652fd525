import { dayMs } from '#domain/language/durations.ts';

export type DelayRule = {
  /** Failures without a delay. */
  readonly free: number;
  readonly longestSeconds: number;
};

/** Per account. Short, so that failed sign-ins by others cannot lock an operator out (SEC-25). */
export const accountDelay: DelayRule = { free: 10, longestSeconds: 60 };

/** Known browsers and password prompts. Long: only failures of this browser count, so it is a mistake or a stolen device. */
export const knownDelay: DelayRule = { free: 5, longestSeconds: 900 };

/** Per client network, for all accounts: the guesser waits, not the operator. */
export const networkDelay: DelayRule = { free: 5, longestSeconds: 900 };

/** Per account: a mail with a link for a forgotten password, which anybody may ask for. */
export const forgottenPassword = { pauseSeconds: 900, perDay: 5 } as const;

export const failuresKeptMs = dayMs;

/** Operators are warned once a day after this many failures, and again after as many more. */
export const warnedFailures = 50;

/** 1 second, doubled with each failure. */
export function delaySeconds(failures: number, { free, longestSeconds }: DelayRule): number {
  return failures < free ? 0 : Math.min(2 ** (failures - free), longestSeconds);
}
