import type { BodyLimits } from '#server/middleware/body-limit.ts';

/** What may be sent without a session is short: address, password, code or token, however they are written. */
const longestBody = 8 * 1024;

/** Requests of one network in ten minutes: far more than people at sign-in send, far less than guessers would. */
const requestsPer10Min = 300;

/** The limits of the addresses that are open to everybody (SEC-15); `isOn` as for the forms. */
export function strangerLimits(bodyLimits: BodyLimits, isOn: boolean) {
  return {
    bodyLimits: { ...bodyLimits, maxBytes: longestBody },
    perAddress: isOn ? requestsPer10Min : 0,
  };
}

export type StrangerLimits = ReturnType<typeof strangerLimits>;
