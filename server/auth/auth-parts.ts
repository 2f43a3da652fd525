import type { Store } from '#server/store/store.ts';
import type { FailureLog } from './failure-log.ts';
import type { NetworkDelays } from './network-delays.ts';
import type { PasswordCost } from './password-hash.ts';

export type AuthParts = {
  store: Store;
  clock: () => Date;
  networkDelays: NetworkDelays;
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
