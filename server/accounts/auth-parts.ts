import type { Store } from '#server/core/store/store.ts';
import type { FailureLog } from './failure-log.ts';
import type { FailureBound, NetworkSubjects } from './network-subjects.ts';
import type { PasswordCost } from './password-hash.ts';

export type AuthParts = {
  store: Store;
  clock: () => Date;
  networkSubjects: NetworkSubjects;
  boundFailures: FailureBound;
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
