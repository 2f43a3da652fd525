import { type Kysely, sql } from 'kysely';

/** Messages can be thrown away and changed many at a time; both can be undone. */
export async function addBin(db: Kysely<unknown>): Promise<void> {
  for (const name of ['deleted_at', 'bulk_id', 'status_before', 'deleted_before'])
    await db.schema.alterTable('support_messages').addColumn(name, 'text').execute();
  for (const column of ['deleted_at', 'bulk_id']) {
    await db.schema
      .createIndex(`support_messages_${column}`)
      .on('support_messages')
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute();
  }
}
