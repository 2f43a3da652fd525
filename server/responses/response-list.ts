import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { KeptResponse } from '#domain/api/response.ts';
import type { ResponseChange, ResponseStatus } from '#domain/inbox/inbox.ts';
import type { RatingCount } from '#domain/responses/survey-summary.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { containing, containsAll, searchWords } from '#server/core/store/text-search.ts';
import { responses, storedResponse } from '#server/forms/survey-responses.ts';

/** If `status` is missing: every response that is not suspected. `search`: words in name, company and comment. */
export type ResponseFilter = {
  status?: ResponseStatus | undefined;
  solution?: string | undefined;
  language?: string | undefined;
  rating?: number | undefined;
  /** From `from` on, before `until`. */
  from?: string | undefined;
  until?: string | undefined;
  withComment?: boolean | undefined;
  tag?: string | undefined;
  search?: string | undefined;
};

/** Newest first; `before` is an id. */
export async function listResponses(
  db: Kysely<Tables>,
  { before, limit, ...filter }: ResponseFilter & { before?: string | undefined; limit: number },
): Promise<KeptResponse[]> {
  // A past month is read by time: PostgreSQL would read all that came later.
  const isOfTime = filter.from !== undefined || filter.until !== undefined;
  const cursor = isOfTime && before !== undefined ? await findResponse(db, before) : undefined;
  const rows = await filtered(db, keptResponses(db), filter)
    .$if(before !== undefined, (query) =>
      cursor
        ? query.where(sql<boolean>`(received_at, id) < (${cursor.receivedAt}, ${before})`)
        : query.where('id', '<', before!),
    )
    .$if(isOfTime, (query) => query.orderBy('received_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(keptResponse);
}

/** Stops after `mostCounted`. */
export async function countResponses(db: Kysely<Tables>, filter: ResponseFilter): Promise<number> {
  return await countAtMost(db, filtered(db, db.selectFrom('survey_responses'), filter));
}

/** Counts each status; stops after `mostCounted`. */
export async function countByStatus(db: Kysely<Tables>, filter: ResponseFilter) {
  const count = async (status: ResponseStatus) => await countResponses(db, { ...filter, status });
  return { new: await count('new'), done: await count('done'), suspected: await count('suspected') };
}

/** All that are in use, by name. */
export async function listTags(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('survey_responses')
    .select('tags')
    .distinct()
    .where(sql<boolean>`tags <> '[]'`)
    .execute();
  const tags = new Set(rows.flatMap((row) => JSON.parse(row.tags) as string[]));
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}

/** Months in UTC. */
export async function countRatings(db: Kysely<Tables>, filter: ResponseFilter): Promise<RatingCount[]> {
  const month = sql<string>`substr(received_at, 1, 7)`;
  const rows = await filtered(db, db.selectFrom('survey_responses'), filter)
    .select(['solution_used as solution', 'rating', month.as('month'), db.fn.countAll().as('count')])
    .groupBy(['solution_used', 'rating', month])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** False if the response is gone or no longer in `version`. */
export async function changeResponse(
  db: Kysely<Tables>,
  id: string,
  version: number,
  { status, tags }: ResponseChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('survey_responses')
    .set({ version: version + 1, status, tags: tags && JSON.stringify(tags) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function findResponse(db: Kysely<Tables>, id: string): Promise<KeptResponse | undefined> {
  const row = await keptResponses(db).where('id', '=', id).executeTakeFirst();
  return row && keptResponse(row);
}

function keptResponses(db: Kysely<Tables>) {
  return responses(db).select(['version', 'tags']);
}

function keptResponse<Row extends { signals: string; tags: string }>(row: Row) {
  return { ...storedResponse(row), tags: JSON.parse(row.tags) as string[] };
}

function filtered<Output>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, 'survey_responses', Output>,
  { status, solution, language, rating, from, until, withComment, tag, search = '' }: ResponseFilter,
): SelectQueryBuilder<Tables, 'survey_responses', Output> {
  return query
    .where(status === undefined ? sql<boolean>`status <> 'suspected'` : sql<boolean>`status = ${status}`)
    .$if(solution !== undefined, (matching) => matching.where('solution_used', '=', solution!))
    .$if(language !== undefined, (matching) => matching.where('language', '=', language!))
    .$if(rating !== undefined, (matching) => matching.where('rating', '=', rating!))
    .$if(from !== undefined, (matching) => matching.where('received_at', '>=', from!))
    .$if(until !== undefined, (matching) => matching.where('received_at', '<', until!))
    .$if(withComment === true, (matching) => matching.where('comment', '<>', ''))
    .$if(tag !== undefined, (matching) =>
      matching.where(containsAll('survey_responses.tags', [JSON.stringify(tag)])),
    )
    .where(containing(db, 'survey_responses', searchWords(search)));
}
