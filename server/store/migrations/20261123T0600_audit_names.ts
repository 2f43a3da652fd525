import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

type Named = { operator_id: string; name: string };

/** The log knows the names of those who did something, also after they left; the names themselves stand apart. */
export async function addAuditNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_names')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('operator_names_operator_id')
    .on('operator_names')
    .column('operator_id')
    .execute();
  for (const column of ['operator_name_id', 'subject_name_id'])
    await db.schema.alterTable('audit_log').addColumn(column, 'text').execute();
  await db.schema.createIndex('audit_log_target').on('audit_log').column('target').execute();
  // Those who left before are known by what they wrote, if by anything.
  const { rows } = await sql<Named>`select id as operator_id, name from operators
    union select operator_id, max(operator_name) from message_replies
      where operator_id not in (select id from operators) group by operator_id
    union select operator_id, max(operator_name) from message_notes
      where operator_id not in (select id from operators) group by operator_id`.execute(db);
  const names = new Map(rows.map(({ operator_id, name }) => [operator_id, name]));
  for (const [operatorId, name] of names)
    await sql`insert into operator_names (id, operator_id, name) values (${randomUUIDv7()}, ${operatorId}, ${name})`.execute(
      db,
    );
}
