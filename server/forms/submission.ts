import type { InsertObject, Kysely } from 'kysely';
import type { ResponseStatus } from '#domain/inbox/inbox.ts';
import type { SubmissionTable } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type NewSubmission = {
  id: string;
  receivedAt: string;
  language: string | null;
  signals: readonly string[];
  idempotencyHash: string | null;
  /** Above this number the notices of an hour become a digest; 0 or undefined: no limit. */
  noticesPerHour?: number;
};

/** `reference` is the number that visitors get; responses have none. */
export type Receipt = { id: string; reference?: string };

/** Columns that both tables have. */
export type SubmissionColumns = keyof Tables['support_messages'] & keyof Tables['survey_responses'];
type OwnColumns<Table extends SubmissionTable> = Omit<Tables[Table], SubmissionColumns>;

/** Enough where a third of the month's numbers are taken: three million messages. */
const mostAttempts = 20;

/**
 * Returns the id of `facts`, or of an earlier submission with the same idempotency hash. `fieldsOf` is asked again, if the
 * reference in it is taken.
 */
export async function insertSubmission<Table extends SubmissionTable>(
  db: Kysely<Tables>,
  table: Table,
  facts: NewSubmission,
  fieldsOf: () => OwnColumns<Table>,
): Promise<string> {
  const { id, receivedAt, language, signals, idempotencyHash } = facts;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const row = {
      id,
      received_at: receivedAt,
      language,
      status: (signals.length > 0 ? 'suspected' : 'new') satisfies ResponseStatus,
      signals: JSON.stringify(signals),
      idempotency_hash: idempotencyHash,
      version: 1,
      ...fieldsOf(),
    };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto<SubmissionTable>(table)
      .values(row as unknown as InsertObject<Tables, SubmissionTable>)
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return id;
    const first = await findFirst(db, table, idempotencyHash);
    if (first !== undefined) return first;
  }
  throw new Error('The submission could not be stored under a number of its own');
}

async function findFirst(
  db: Kysely<Tables>,
  table: SubmissionTable,
  idempotencyHash: string | null,
): Promise<string | undefined> {
  if (idempotencyHash === null) return undefined;
  const first = await db
    .selectFrom<SubmissionTable>(table)
    .select('id')
    .where('idempotency_hash', '=', idempotencyHash)
    .executeTakeFirst();
  return first?.id;
}
