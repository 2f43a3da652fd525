export type DelayRule = {
  /** This many failures cost nothing. */
  readonly free: number;
  readonly longestSeconds: number;
};

/**
 * Failures of one account, from wherever they come. Short at its longest: a stranger who knows an operator's address
 * must not be able to lock the operator out (SEC-25).
 */
export const accountDelay: DelayRule = { free: 10, longestSeconds: 60 };

/**
 * Failures of a browser in which the operator has signed in, and of a session that is asked for the password again.
 * Long at its longest: nobody else's failures count there, so it can only be a mistake or a stolen device.
 */
export const knownDelay: DelayRule = { free: 5, longestSeconds: 900 };

/** Failures from one client network, whatever account they tried: the guesser pays, not the operator. */
export const networkDelay: DelayRule = { free: 5, longestSeconds: 900 };

/** Failures are forgotten this long after the last one. */
export const failuresKeptMs = 24 * 60 * 60 * 1000;

/** An operator is told of so many failures on their account, once a day, and again when there are as many more. */
export const warnedFailures = 50;

/** How long the next attempt has to wait after so many failures: 1 second, doubling each time. */
export function delaySeconds(failures: number, { free, longestSeconds }: DelayRule): number {
  return failures < free ? 0 : Math.min(2 ** (failures - free), longestSeconds);
}
