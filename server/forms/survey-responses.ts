import type { KeptResponse } from '#domain/api/response.ts';
import type { CameFrom } from '#domain/figures/sources.ts';
import type { SurveyResponse } from '#domain/forms/survey.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { addSearchedText } from '#server/core/store/text-search.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { insertSubmission, type NewSubmission, type Receipt } from './submission.ts';

type StoredResponse = Omit<KeptResponse, 'version' | 'tags'>;

/** Returns its receipt, or that of an earlier response with the same idempotency hash. Throws `StoreUnavailableError`. */
export async function createSurveyResponse(
  store: Store,
  submission: NewSubmission,
  response: SurveyResponse,
): Promise<Receipt> {
  const { receivedAt } = submission;
  const { name, companyOrOccupation, comment } = response;
  return await store.transaction(async (db) => {
    const id = (await insertSubmission(db, 'survey_responses', submission, response))!;
    if (id !== submission.id) return { id, receivedAt };
    await addSearchedText(db, 'survey_responses', id, name, companyOrOccupation, comment);
    await queueTeamNotice(db, { ...submission, notice: { kind: 'response-notice', responseId: id } });
    return { id, receivedAt };
  });
}

export async function findSurveyResponse(db: Db, id: string): Promise<StoredResponse | undefined> {
  const row = await selectResponses(db).where('id', '=', id).executeTakeFirst();
  return row && storedResponse(row);
}

/** Oldest first; `after` is an id. */
export async function listSurveyResponses(
  db: Db,
  { after = '', limit }: { after?: string; limit: number },
): Promise<StoredResponse[]> {
  const rows = await selectResponses(db).where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map(storedResponse);
}

export function selectResponses(db: Db) {
  return db
    .selectFrom('survey_responses')
    .select(['id', 'receivedAt', 'status', 'signals', 'language', 'name'])
    .select(['companyOrOccupation', 'solutionUsed'])
    .select(['rating', 'comment', 'cameFrom']);
}

export function storedResponse<Row extends { signals: string; cameFrom: string | null }>(
  row: Row,
): Omit<Row, 'signals' | 'cameFrom'> & { signals: string[]; cameFrom: CameFrom | null } {
  return {
    ...row,
    signals: JSON.parse(row.signals) as string[],
    cameFrom: row.cameFrom === null ? null : (JSON.parse(row.cameFrom) as CameFrom),
  };
}
