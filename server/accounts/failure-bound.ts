import type { Store } from '#server/core/store/store.ts';
import { forgetFailures } from './sign-in-failures.ts';

/** To be called with each attempt that may leave a row under a name of a stranger's choice. */
export type FailureBound = (now: Date) => Promise<void>;

/** Keeps the table of failures bounded between the daily passes, however many addresses a flood has. */
export function createFailureBound(store: Store, every = 1000): FailureBound {
  let attempts = 0;
  return async (now) => {
    attempts += 1;
    if (attempts % every === 0) await forgetFailures(store, now);
  };
}
