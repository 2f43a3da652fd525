import type { InsertObject, Kysely } from 'kysely';
import type { ResponseStatus } from '#domain/inbox.ts';
import type { SubmissionColumns, Tables } from './tables.ts';

export type SubmissionFacts = {
  id: string;
  receivedAt: string;
  language: string | null;
  signals: readonly string[];
  idempotencyHash: string | null;
  /** Above this number the notices of an hour become a digest; 0 or undefined: no limit. */
  noticesPerHour?: number;
};

export type SubmissionTable = 'support_messages' | 'survey_responses';
type OwnColumns<Table extends SubmissionTable> = Omit<Tables[Table], keyof SubmissionColumns | 'status'>;

/** Returns the id of `facts`, or of an earlier submission with the same idempotency hash. */
export async function insertSubmission<Table extends SubmissionTable>(
  db: Kysely<Tables>,
  table: Table,
  facts: SubmissionFacts,
  fields: OwnColumns<Table>,
): Promise<string> {
  const { id, receivedAt, language, signals, idempotencyHash } = facts;
  const row = {
    id,
    received_at: receivedAt,
    language,
    status: (signals.length > 0 ? 'suspected' : 'new') satisfies ResponseStatus,
    signals: JSON.stringify(signals),
    idempotency_hash: idempotencyHash,
    version: 1,
    ...fields,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto<SubmissionTable>(table)
    .values(row as InsertObject<Tables, SubmissionTable>)
    .onConflict((on) => on.column('idempotency_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return id;
  const first = await db
    .selectFrom<SubmissionTable>(table)
    .select('id')
    .where('idempotency_hash', '=', idempotencyHash)
    .executeTakeFirstOrThrow();
  return first.id;
}
