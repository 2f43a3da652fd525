import type { Insertable, InsertObject } from 'kysely';
import type { CameFrom } from '#domain/figures/sources.ts';
import type { ResponseStatus } from '#domain/inbox/inbox.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db, SubmissionTable } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type SubmissionFormName = 'support' | 'survey' | 'withdraw-contract' | 'cancel-contract';

export type NewSubmission = {
  id: string;
  receivedAt: string;
  language: string | null;
  signals: readonly string[];
  idempotencyHash: string | null;
  cameFrom?: CameFrom | undefined;
  /** Above this number the notices of an hour become a digest; 0 or undefined: no limit. */
  noticesPerHour?: number;
};

/** `reference` is the number that visitors get; responses have none. */
export type Receipt = { id: string; reference?: string; receivedAt: string };

/** Columns that both tables have. */
type SubmissionColumns = keyof Tables['support_messages'] & keyof Tables['survey_responses'];
type OwnColumns<Table extends SubmissionTable> = Omit<Insertable<Tables[Table]>, SubmissionColumns>;

/**
 * Returns the id of `submission`, or of an earlier one with the same idempotency hash; undefined if another message has
 * its reference.
 */
export async function insertSubmission<Table extends SubmissionTable>(
  db: Db,
  table: Table,
  { id, receivedAt, language, signals, idempotencyHash, cameFrom }: NewSubmission,
  own: OwnColumns<Table>,
): Promise<string | undefined> {
  const status: ResponseStatus = signals.length > 0 ? 'suspected' : 'new';
  const common = { id, receivedAt, language, idempotencyHash, status, version: 1, tags: '[]' };
  const from = cameFrom ? JSON.stringify(cameFrom) : null;
  const row = { ...common, signals: JSON.stringify(signals), cameFrom: from, ...own };
  const inserted = db
    .insertInto<SubmissionTable>(table)
    .values(row as unknown as InsertObject<Tables, SubmissionTable>);
  if (await isWritten(inserted.onConflict((on) => on.doNothing()))) return id;
  if (idempotencyHash === null) return undefined;
  const first = await db
    .selectFrom<SubmissionTable>(table)
    .select('id')
    .where('idempotencyHash', '=', idempotencyHash)
    .executeTakeFirst();
  return first?.id;
}
