import type { Kysely } from 'kysely';

/** What the files said when a text was drafted: an update may come before it is published. */
export async function addDraftOriginals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_draft').addColumn('over_value', 'text').execute();
}
