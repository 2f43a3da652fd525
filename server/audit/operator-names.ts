import { newId } from '#server/core/store/new-id.ts';
import type { Db } from '#server/core/store/store.ts';

/**
 * Names of operators, apart from the audit log that refers to them: the log is never changed, and a name can still be
 * erased when its time is over.
 */
export async function keepName(db: Db, operatorId: string, name: string): Promise<void> {
  if ((await newestNames(db)).get(operatorId)?.name === name) return;
  await db.insertInto('operator_names').values({ id: newId(), operatorId, name }).execute();
}

export type NewestNames = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** The present or last name of each operator, by the operator's id. */
export async function newestNames(db: Db): Promise<NewestNames> {
  const rows = await db.selectFrom('operator_names').selectAll().orderBy('id').execute();
  return new Map(rows.map(({ operatorId, ...name }) => [operatorId, name]));
}

/** Erases the names of operators who were removed before that moment. */
export async function eraseOldNames(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('operator_names')
    .where('operatorId', 'in', (query) =>
      query
        .selectFrom('audit_log')
        .select((row) => row.ref('audit_log.target').$notNull().as('target'))
        .where('action', '=', 'operator.removed')
        .where('happenedAt', '<', before)
        .where('target', 'is not', null),
    )
    .execute();
}
