import type { Kysely, Selectable } from 'kysely';
import type { SurveyResponse } from '#domain/forms/survey.ts';
import type { ResponseStatus } from '#domain/inbox/inbox.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { addSearchedText } from '#server/core/store/text-search.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { insertSubmission, type NewSubmission } from './submission.ts';

export type StoredResponse = SurveyResponse & {
  id: string;
  receivedAt: string;
  status: ResponseStatus;
  signals: string[];
  language: string | null;
};

/** Returns the id of an earlier response with the same idempotency hash. Throws `StoreUnavailableError`. */
export async function createSurveyResponse(
  store: Store,
  facts: NewSubmission,
  response: SurveyResponse,
): Promise<string> {
  const fields = {
    name: response.name,
    company_or_occupation: response.companyOrOccupation,
    solution_used: response.solutionUsed,
    rating: response.rating,
    comment: response.comment,
    tags: '[]',
  };
  return await store.transaction(async (db) => {
    const id = await insertSubmission(db, 'survey_responses', facts, () => fields);
    if (id !== facts.id) return id;
    const { name, companyOrOccupation, comment } = response;
    await addSearchedText(db, 'survey_responses', id, name, companyOrOccupation, comment);
    await queueTeamNotice(db, { ...facts, notice: { kind: 'response-notice', responseId: id } });
    return id;
  });
}

export async function findSurveyResponse(
  db: Kysely<Tables>,
  id: string,
): Promise<StoredResponse | undefined> {
  const row = await db.selectFrom('survey_responses').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedResponse(row);
}

/** Oldest first; `after` is an id. */
export async function listSurveyResponses(
  db: Kysely<Tables>,
  { after = '', limit }: { after?: string; limit: number },
): Promise<StoredResponse[]> {
  const rows = await db
    .selectFrom('survey_responses')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(storedResponse);
}

export function storedResponse(row: Selectable<Tables['survey_responses']>): StoredResponse {
  return {
    id: row.id,
    receivedAt: row.received_at,
    status: row.status,
    signals: JSON.parse(row.signals) as string[],
    language: row.language,
    name: row.name,
    companyOrOccupation: row.company_or_occupation,
    solutionUsed: row.solution_used,
    rating: row.rating,
    comment: row.comment,
  };
}
