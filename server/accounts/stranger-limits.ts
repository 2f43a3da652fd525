import type { BodyLimits } from '#server/core/http/body-limit.ts';

export const longestBody = 8 * 1024;

/** Per network in ten minutes: far above people at sign-in, far below an attacker guessing passwords. */
export const requestsPer10Min = 300;

/** Links for a forgotten password: an office may share one network. */
export const askedPer10Min = 10;

/** Limits of the routes that are open without a session (SEC-15). */
export function strangerLimits(bodyLimits: BodyLimits, isOn: boolean) {
  return {
    bodyLimits: { ...bodyLimits, maxBytes: longestBody },
    perAddress: isOn ? requestsPer10Min : 0,
    asked: isOn ? askedPer10Min : 0,
  };
}

export type StrangerLimits = ReturnType<typeof strangerLimits>;
