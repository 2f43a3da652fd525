import type { Context } from 'hono';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { KeptResponse, ListedResponse } from '#domain/api/response.ts';
import { maxRating, minRating } from '#domain/forms/rating.ts';
import { type ResponseStatus, responseStatuses } from '#domain/inbox/inbox.ts';
import type { ResponseChange } from '#domain/inbox/inbox-schemas.ts';
import { lineExcerpt, textExcerpt } from '#domain/language/excerpt.ts';
import { languages } from '#domain/language/languages.ts';
import type { RatingCount } from '#domain/responses/survey-summary.ts';
import { choiceQuery, dayQuery, textQuery } from '#server/core/api/list-query.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { containing, containsAll, searchWords } from '#server/core/store/text-search.ts';
import { selectResponses, storedResponse } from '#server/forms/survey-responses.ts';
import { listMailsAbout, mailJson } from '#server/outbox/outbox.ts';

const ratings = Array.from({ length: maxRating - minRating + 1 }, (_, index) => String(minRating + index));

/** From `from` on, before `until`. If `status` is missing: all that are not suspected. `search`: words in name, company and comment. */
export type ResponseFilter = Partial<ReturnType<typeof responseFilter>>;

/** `from` and `to` are UTC days, inclusive; `status` is by default all but suspected; `q` are words. */
export function responseFilter(c: Context, solutions: readonly string[]) {
  const rating = choiceQuery(c, 'rating', ratings);
  return {
    status: choiceQuery(c, 'status', responseStatuses),
    solution: choiceQuery(c, 'solution', solutions),
    language: choiceQuery(c, 'language', languages),
    rating: rating === undefined ? undefined : Number(rating),
    from: dayQuery(c, 'from'),
    until: dayQuery(c, 'to', 1),
    withComment: choiceQuery(c, 'withComment', ['1']) === '1',
    tag: textQuery(c, 'tag'),
    search: textQuery(c, 'q'),
  };
}

/** Newest first; `before` is an id. */
export async function listResponses(
  db: Db,
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
    .$if(isOfTime, (query) => query.orderBy('receivedAt', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(keptResponse);
}

export async function countResponses(db: Db, filter: ResponseFilter): Promise<number> {
  return await countAtMost(db, filtered(db, db.selectFrom('survey_responses'), filter));
}

/** Counts each status; stops after `mostCounted`. */
export async function countByStatus(db: Db, filter: ResponseFilter) {
  const count = async (status: ResponseStatus) => await countResponses(db, { ...filter, status });
  return { new: await count('new'), done: await count('done'), suspected: await count('suspected') };
}

export async function countRatings(db: Db, filter: ResponseFilter): Promise<RatingCount[]> {
  const month = sql<string>`substr(received_at, 1, 7)`;
  const rows = await filtered(db, db.selectFrom('survey_responses'), filter)
    .select(['solutionUsed as solution', 'rating', month.as('month'), db.fn.countAll().as('count')])
    .groupBy(['solutionUsed', 'rating', month])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** False if the response is gone or no longer in `version`. */
export async function changeResponse(
  db: Db,
  id: string,
  version: number,
  { status, tags }: ResponseChange,
): Promise<boolean> {
  const response = db.updateTable('survey_responses').where('id', '=', id).where('version', '=', version);
  const change = { version: version + 1, status, tags: tags && JSON.stringify(tags) };
  return await isWritten(response.set(change));
}

export async function findResponse(db: Db, id: string): Promise<KeptResponse | undefined> {
  const row = await keptResponses(db).where('id', '=', id).executeTakeFirst();
  return row && keptResponse(row);
}

function keptResponses(db: Db) {
  return selectResponses(db).select(['version', 'tags']);
}

function keptResponse<Row extends { signals: string; cameFrom: string | null; tags: string }>(row: Row) {
  return { ...storedResponse(row), tags: JSON.parse(row.tags) as string[] };
}

function filtered<Output>(
  db: Db,
  query: SelectQueryBuilder<Tables, 'survey_responses', Output>,
  { status, solution, language, rating, from, until, withComment, tag, search = '' }: ResponseFilter,
): SelectQueryBuilder<Tables, 'survey_responses', Output> {
  return query
    .where(status === undefined ? sql<boolean>`status <> 'suspected'` : sql<boolean>`status = ${status}`)
    .$if(solution !== undefined, (matching) => matching.where('solutionUsed', '=', solution!))
    .$if(language !== undefined, (matching) => matching.where('language', '=', language!))
    .$if(rating !== undefined, (matching) => matching.where('rating', '=', rating!))
    .$if(from !== undefined, (matching) => matching.where('receivedAt', '>=', from!))
    .$if(until !== undefined, (matching) => matching.where('receivedAt', '<', until!))
    .$if(withComment === true, (matching) => matching.where('comment', '<>', ''))
    .$if(tag !== undefined, (matching) =>
      matching.where(containsAll('survey_responses.tags', [JSON.stringify(tag)])),
    )
    .where(containing(db, 'survey_responses', searchWords(search)));
}

export async function responsesJson(db: Db, found: readonly KeptResponse[]): Promise<ListedResponse[]> {
  const ids = found.map(({ id }) => id);
  const mails = await listMailsAbout(db, 'survey_responses', ids);
  return found.map((response) => ({
    ...response,
    notices: mails.filter(({ submissionId }) => submissionId === response.id).map(mailJson),
  }));
}

export function responseExcerpt<Response extends KeptResponse>(response: Response): Response {
  const { name, companyOrOccupation, comment } = response;
  return {
    ...response,
    name: lineExcerpt(name),
    companyOrOccupation: lineExcerpt(companyOrOccupation),
    comment: textExcerpt(comment),
  };
}
