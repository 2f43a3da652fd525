import type { Kysely } from 'kysely';

/** A used link is kept until it expires: a repeated request gets the same answer, its page can name the moment. */
export async function keepUsedLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('operator_links').addColumn('used_at', 'text').execute();
}
