import { solutionsIn } from '#content/offerings/survey-choices.ts';
import type { ListedResponse, MessageOfResponse, ResponsePage } from '#domain/api/response.ts';
import type { AuditDetails } from '#domain/audit/audit.ts';
import { responseChangeSchema } from '#domain/inbox/inbox.ts';
import { uniqueTags } from '#domain/responses/response-tags.ts';
import { type SurveySummary, summarise } from '#domain/responses/survey-summary.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { noteReading } from '#server/audit/note-reading.ts';
import { entryId, noEntry, versionConflict } from '#server/core/api/entry-id.ts';
import { pageQuery } from '#server/core/api/page-query.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { messageFromResponse } from '#server/inbox/response-message.ts';
import { mailRetryRoute } from '#server/outbox/mail-retry.ts';
import { responseExportRoutes } from './response-export.ts';
import { responseFilter } from './response-filter.ts';
import { responseExcerpt, responseJson, responsesJson } from './response-json.ts';
import {
  changeResponse,
  countByStatus,
  countRatings,
  findResponse,
  listResponses,
  listTags,
} from './response-list.ts';

/** /api/admin/responses: list and summary of what `responseFilter` chooses; one response is opened and changed by id. */
export function responsesRoutes(parts: AdminParts): Route[] {
  const { store, sendsMail } = parts;
  const solutions = () => solutionsIn(parts.content().offerings);
  const whole = async (id: string) => await responseJson(store.db, id);

  return [
    route('GET', '/responses', 'workInbox', async (c) => {
      const { before, limit } = pageQuery(c, entryIdPattern);
      const filter = responseFilter(c, solutions());
      const found = await listResponses(store.db, { ...filter, before, limit: limit + 1 });
      const responses = found.slice(0, limit).map(responseExcerpt);
      return c.json({
        responses: await responsesJson(store.db, responses),
        next: found.length > limit ? responses.at(-1)!.id : null,
        counts: await countByStatus(store.db, filter),
        tags: await listTags(store.db),
        sendsMail,
      } satisfies ResponsePage);
    }),
    route('GET', '/responses/summary', 'workInbox', async (c) =>
      c.json(
        summarise(
          await countRatings(store.db, responseFilter(c, solutions())),
          solutions(),
        ) satisfies SurveySummary,
      ),
    ),
    ...responseExportRoutes(parts),
    route('GET', '/responses/:id', 'workInbox', async (c) => {
      const response = await whole(entryId(c));
      if (!response) throw noEntry();
      await noteReading(parts, c, { action: 'response.opened', target: response.id });
      return c.json(response satisfies ListedResponse);
    }),
    route(
      'PATCH',
      '/responses/:id',
      'workInbox',
      { body: responseChangeSchema },
      async (c, { version, ...change }) => {
        const id = entryId(c);
        const tags = change.tags && uniqueTags(change.tags);
        await c.var.transaction(async (db, by) => {
          const response = await findResponse(db, id);
          if (!response) throw noEntry();
          const { status = response.status } = change;
          if (!(await changeResponse(db, id, version, { status, tags })))
            throw versionConflict(await responseJson(db, id));
          const record = async (details: AuditDetails) =>
            await by.record('response.changed', { target: id, details });
          if (status !== response.status) await record({ from: response.status, to: status });
          if (tags) await record({ tags: tags.length });
        });
        return c.json(await whole(id));
      },
    ),
    route('POST', '/responses/:id/message', 'workInbox', async (c) => {
      const id = entryId(c);
      const message = await c.var.transaction(async (db, by) => {
        const response = await findResponse(db, id);
        if (!response) throw noEntry();
        const made = await messageFromResponse(db, response);
        if (made === undefined)
          throw new HttpProblem(409, 'The response contains no address.', { members: { code: 'noAddress' } });
        await by.record('response.taken', { target: id });
        return made;
      });
      return c.json({ message } satisfies MessageOfResponse, 201);
    }),
    mailRetryRoute(parts, { table: 'survey_responses', name: 'response', whole }),
  ];
}
