import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { KeptResponse } from '#domain/answers/response.ts';
import type { ResponseStatus } from '#domain/inbox.ts';
import type { RatingCount } from '#domain/survey-summary.ts';
import { storedResponse } from './survey-responses.ts';
import type { SurveyResponsesTable, Tables } from './tables.ts';

/** Without `status`: every response that is not suspected. */
export type ResponseFilter = {
  status?: ResponseStatus | undefined;
  solution?: string | undefined;
  language?: string | undefined;
  rating?: number | undefined;
  /** From `from` on, before `until`. */
  from?: string | undefined;
  until?: string | undefined;
  withComment?: boolean | undefined;
};

/** Newest first; `before` is an id. */
export async function listResponses(
  db: Kysely<Tables>,
  { before, limit, ...filter }: ResponseFilter & { before?: string | undefined; limit: number },
): Promise<KeptResponse[]> {
  const rows = await filtered(db.selectFrom('survey_responses').selectAll(), filter)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(keptResponse);
}

export async function countResponses(db: Kysely<Tables>, filter: ResponseFilter): Promise<number> {
  const { count } = await filtered(
    db.selectFrom('survey_responses').select(db.fn.countAll().as('count')),
    filter,
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Months in UTC. */
export async function countRatings(db: Kysely<Tables>, filter: ResponseFilter): Promise<RatingCount[]> {
  const month = sql<string>`substr(received_at, 1, 7)`;
  const rows = await filtered(
    db
      .selectFrom('survey_responses')
      .select(['solution_used', 'rating', month.as('month'), db.fn.countAll().as('count')]),
    filter,
  )
    .groupBy(['solution_used', 'rating', month])
    .execute();
  return rows.map((row) => ({
    solution: row.solution_used,
    rating: row.rating,
    month: row.month,
    count: Number(row.count),
  }));
}

/** False if the response is gone or no longer in `version`. */
export async function changeResponse(
  db: Kysely<Tables>,
  id: string,
  version: number,
  status: ResponseStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('survey_responses')
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function findResponse(db: Kysely<Tables>, id: string): Promise<KeptResponse | undefined> {
  const row = await db.selectFrom('survey_responses').selectAll().where('id', '=', id).executeTakeFirst();
  return row && keptResponse(row);
}

function keptResponse(row: Selectable<SurveyResponsesTable>): KeptResponse {
  return { ...storedResponse(row), version: row.version, tags: JSON.parse(row.tags) as string[] };
}

function filtered<Output>(
  query: SelectQueryBuilder<Tables, 'survey_responses', Output>,
  { status = 'new', solution, language, rating, from, until, withComment }: ResponseFilter,
): SelectQueryBuilder<Tables, 'survey_responses', Output> {
  return query
    .where('status', '=', status)
    .$if(solution !== undefined, (matching) => matching.where('solution_used', '=', solution!))
    .$if(language !== undefined, (matching) => matching.where('language', '=', language!))
    .$if(rating !== undefined, (matching) => matching.where('rating', '=', rating!))
    .$if(from !== undefined, (matching) => matching.where('received_at', '>=', from!))
    .$if(until !== undefined, (matching) => matching.where('received_at', '<', until!))
    .$if(withComment === true, (matching) => matching.where('comment', '<>', ''));
}
