import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/store/tables.ts';

type Section = Tables['visits']['section'];

/** Undefined if the operator has never been there. */
export async function lastVisit(
  db: Kysely<Tables>,
  operatorId: string,
  section: Section,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('visited_at')
    .where('operator_id', '=', operatorId)
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.visited_at;
}

export async function noteVisit(
  db: Kysely<Tables>,
  operatorId: string,
  section: Section,
  visitedAt: string,
): Promise<void> {
  await db
    .insertInto('visits')
    .values({ operator_id: operatorId, section, visited_at: visitedAt })
    .onConflict((on) => on.columns(['operator_id', 'section']).doUpdateSet({ visited_at: visitedAt }))
    .execute();
}
