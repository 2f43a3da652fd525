import type { Kysely } from 'kysely';
import { lock, shareLock } from './advisory-lock.ts';
import type { Operator } from './operators.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * `Store['transaction']` of an operator: reads first whether they still may do it, and hands over the operator as stored
 * at that moment. Rejects, with nothing written, if they may not.
 */
export type OperatorTransaction = <Result>(
  work: (db: Kysely<Tables>, by: Operator) => Promise<Result>,
) => Promise<Result>;

type Authority = {
  /** Throws if the operator may not do it now. */
  read: (db: Kysely<Tables>) => Promise<Operator>;
  /** True if the work itself changes who may do what: then no other work that relies on it runs beside it. */
  isAccessChange: boolean;
};

/** Each change of access holds the lock `access` alone, so nothing changes between reading and use. */
export function operatorTransaction(store: Store, { read, isAccessChange }: Authority): OperatorTransaction {
  const lockAccess = isAccessChange ? lock : shareLock;
  return async (work) =>
    await store.transaction(async (db) => {
      await lockAccess(store, db, 'access');
      return await work(db, await read(db));
    });
}
