import type { Kysely } from 'kysely';

/** A one-time link may also confirm the new address of an operator, which it then names. */
export async function addNewAddress(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('operator_links').addColumn('new_email', 'text').execute();
}
