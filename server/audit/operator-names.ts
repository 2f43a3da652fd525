import type { Kysely } from 'kysely';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';

/**
 * Names of operators, apart from the audit log that refers to them: the log is never changed, and a name can still be
 * erased when its time is over.
 */
export async function keepName(db: Kysely<Tables>, operatorId: string, name: string): Promise<void> {
  const newest = await newestOf(db, operatorId);
  if (newest?.name === name) return;
  await db.insertInto('operator_names').values({ id: newId(), operator_id: operatorId, name }).execute();
}

/** Id of the operator's present or last name. */
export async function nameIdOf(db: Kysely<Tables>, operatorId: string): Promise<string | null> {
  return (await newestOf(db, operatorId))?.id ?? null;
}

/** Newest name of everybody, those who left included. */
export async function listNames(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('operator_names').select(['operator_id', 'name']).orderBy('id').execute();
  return new Map(rows.map(({ operator_id, name }) => [operator_id, name]));
}

/** Erases the names of operators who were removed before that moment. */
export async function eraseOldNames(db: Kysely<Tables>, before: string): Promise<void> {
  await db
    .deleteFrom('operator_names')
    .where('operator_id', 'in', (query) =>
      query
        .selectFrom('audit_log')
        .select((row) => row.ref('audit_log.target').$notNull().as('target'))
        .where('action', '=', 'operator.removed')
        .where('happened_at', '<', before)
        .where('target', 'is not', null),
    )
    .execute();
}

async function newestOf(db: Kysely<Tables>, operatorId: string) {
  return await db
    .selectFrom('operator_names')
    .select(['id', 'name'])
    .where('operator_id', '=', operatorId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
