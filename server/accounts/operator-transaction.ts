import type { Kysely } from 'kysely';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Acting, Operator, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { lock, shareLock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

type Authority = {
  /** Throws if the operator may not do it now. */
  read: (db: Kysely<Tables>) => Promise<Operator>;
  clock: () => Date;
  /** True if the work itself changes who may do what: then no other work that relies on it runs beside it. */
  isAccessChange: boolean;
};

/** Each change of access holds the lock `access` alone, so nothing changes between reading and use. */
export function operatorTransaction(
  store: Store,
  { read, clock, isAccessChange }: Authority,
): OperatorTransaction {
  const lockAccess = isAccessChange ? lock : shareLock;
  return async (work) =>
    await store.transaction(async (db) => {
      await lockAccess(store, db, 'access');
      return await work(db, actingIn(db, await read(db), clock()));
    });
}

export function actingIn(db: Kysely<Tables>, operator: Operator, now: Date): Acting {
  const at = now.toISOString();
  return {
    ...operator,
    at,
    record: async (action, about) => await recordAudit(db, { at, operatorId: operator.id, action, ...about }),
  };
}
