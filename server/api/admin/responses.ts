import { type Context, Hono } from 'hono';
import { solutionsIn, surveyChoices } from '#content/offerings/survey-choices.ts';
import type { KeptResponse, ResponsePage } from '#domain/answers/response.ts';
import { entryIdPattern } from '#domain/entry-id.ts';
import { responseChangeSchema, responseStatuses } from '#domain/inbox.ts';
import { languages } from '#domain/languages.ts';
import { maxRating, minRating } from '#domain/survey.ts';
import { type SurveySummary, summarise } from '#domain/survey-summary.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import {
  changeResponse,
  countRatings,
  countResponses,
  findResponse,
  listResponses,
  type ResponseFilter,
} from '#server/store/response-list.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { csvAnswer, csvForm } from './csv-answer.ts';
import { entryId, noEntry, versionConflict } from './entry-id.ts';
import { choiceQuery, dayQuery } from './list-query.ts';
import { mailRetryApi } from './mail-retry.ts';
import { pageQuery } from './page-query.ts';
import { readFields } from './read-json.ts';
import { responseJson, responsesJson } from './response-json.ts';

const ratings = Array.from({ length: maxRating - minRating + 1 }, (_, index) => String(minRating + index));

/** `from` and `to` are UTC days, inclusive; `status` is by default all but suspected. */
export function responsesApi(parts: AdminParts): AdminResource {
  const { store, clock, bodyLimits, sendsMail, content } = parts;
  const solutions = solutionsIn(content.offerings);
  const whole = async (id: string) => await responseJson(store.db, id);
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const { before, limit } = pageQuery(c, entryIdPattern);
    const filter = filterQuery(c, solutions);
    const found = await listResponses(store.db, { ...filter, before, limit: limit + 1 });
    const responses = found.slice(0, limit);
    return c.json({
      responses: await responsesJson(store.db, responses),
      next: found.length > limit ? responses.at(-1)!.id : null,
      count: await countResponses(store.db, filter),
      suspected: await countResponses(store.db, { ...filter, status: 'suspected' }),
      sendsMail,
    } satisfies ResponsePage);
  });

  api.get('/summary', async (c) =>
    c.json(
      summarise(await countRatings(store.db, filterQuery(c, solutions)), solutions) satisfies SurveySummary,
    ),
  );

  api.get('/export', async (c) => {
    const filter = filterQuery(c, solutions);
    const at = clock().toISOString();
    const count = await countResponses(store.db, filter);
    await store.transaction(
      async (db) =>
        await recordAudit(db, {
          at,
          operatorId: c.var.operator.id,
          action: 'responses.exported',
          details: { status: filter.status ?? null, count },
        }),
    );
    const form = csvForm(c);
    const { admin } = content.words[form.language];
    const { responses: heads } = admin.csv;
    const names = new Map<string, string>(surveyChoices(content.offerings).map(({ id, name }) => [id, name]));
    return csvAnswer<KeptResponse>(c, form, {
      fileName: `responses-${at.slice(0, 10)}`,
      columns: [
        [heads.receivedAt, ({ receivedAt }) => form.moment(receivedAt)],
        [heads.name, ({ name }) => name],
        [heads.companyOrOccupation, ({ companyOrOccupation }) => companyOrOccupation],
        [heads.solution, ({ solutionUsed }) => names.get(solutionUsed) ?? solutionUsed],
        [heads.rating, ({ rating }) => rating],
        [heads.comment, ({ comment }) => comment],
        [heads.status, ({ status }) => admin.audit.states[status]],
        [heads.language, ({ language }) => language],
        [heads.signals, ({ signals }) => signals.join(' ')],
        [heads.id, ({ id }) => id],
      ],
      list: async (page) => await listResponses(store.db, { ...filter, ...page }),
    });
  });

  api.patch('/:id', async (c) => {
    const id = entryId(c);
    const { version, status } = await readFields(c, bodyLimits, responseChangeSchema);
    const at = clock().toISOString();
    await store.transaction(async (db) => {
      const response = await findResponse(db, id);
      if (!response) throw noEntry();
      if (!(await changeResponse(db, id, version, status))) throw versionConflict(await responseJson(db, id));
      await recordAudit(db, {
        at,
        operatorId: c.var.operator.id,
        action: 'response.changed',
        target: id,
        details: { from: response.status, to: status },
      });
    });
    return c.json(await whole(id));
  });

  for (const path of ['/', '/summary', '/export']) api.all(path, methodNotAllowed('GET'));
  api.all('/:id', methodNotAllowed('PATCH'));
  api.route('/:id', mailRetryApi(parts, { table: 'survey_responses', name: 'response', whole }));
  return api;
}

function filterQuery(c: Context, solutions: readonly string[]): ResponseFilter {
  const rating = choiceQuery(c, 'rating', ratings);
  return {
    status: choiceQuery(c, 'status', responseStatuses),
    solution: choiceQuery(c, 'solution', solutions),
    language: choiceQuery(c, 'language', languages),
    rating: rating === undefined ? undefined : Number(rating),
    from: dayQuery(c, 'from'),
    until: dayQuery(c, 'to', 1),
    withComment: choiceQuery(c, 'withComment', ['1']) === '1',
  };
}
