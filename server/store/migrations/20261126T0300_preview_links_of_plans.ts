import type { Kysely } from 'kysely';

/** A link shows the draft, or what is planned. */
export async function addPlanOfPreviewLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('preview_links').addColumn('plan_id', 'text').execute();
}
