import type { Kysely } from 'kysely';

/** How a plan went: how often it was tried, when it ended; and who approved what it became. */
export async function addPlanEnds(db: Kysely<unknown>): Promise<void> {
  const plans = () => db.schema.alterTable('plans');
  await plans()
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await plans().addColumn('next_try_at', 'text').execute();
  await plans().addColumn('ended_at', 'text').execute();
  await db.schema.alterTable('publications').addColumn('approved_by', 'text').execute();
}
