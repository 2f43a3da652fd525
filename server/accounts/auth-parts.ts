import type { Store } from '#server/core/store/store.ts';
import type { FailureLog } from './attempts.ts';
import type { PasswordCost } from './password-hash.ts';

export type AuthParts = {
  store: Store;
  clock: () => Date;
  failureLog: FailureLog;
  passwordCost: PasswordCost;
  /** Words an attacker would try first: brand, host, offerings. */
  siteWords: readonly string[];
  wakeMail: () => void;
};

export type Client = {
  network: string;
  userAgent: string;
};
