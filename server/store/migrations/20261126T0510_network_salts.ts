import type { Kysely } from 'kysely';

/** All processes count the failures of a client network together, under a hash whose salt no backup has. */
export async function createNetworkSalts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('network_salts')
    .addColumn('period', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
}
