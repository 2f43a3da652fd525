import type { Store } from '#server/store/store.ts';
import type { FailureLog } from './failure-log.ts';
import type { NetworkDelays } from './network-delays.ts';
import type { PasswordCost } from './password-hash.ts';

/** What signing in needs. */
export type AuthParts = {
  store: Store;
  clock: () => Date;
  networkDelays: NetworkDelays;
  failureLog: FailureLog;
  /** What hashing a password costs: much in production. */
  passwordCost: PasswordCost;
  /** What anybody would try first here: the brand, the host, the offerings. */
  siteWords: readonly string[];
  /** Says that a mail is due. */
  wakeMail: () => void;
};

/** Where a request comes from, as far as signing in is concerned. */
export type Client = {
  /** The part of the client's address that is delayed as one. */
  network: string;
  /** What the browser calls itself. */
  userAgent: string;
};
