import { solutionsIn, surveyChoices } from '#content/offerings/survey-choices.ts';
import { deviceText } from '#domain/accounts/device-name.ts';
import type { KeptResponse, ListedResponse, MessageOfResponse, ResponsePage } from '#domain/api/response.ts';
import type { AuditDetails } from '#domain/audit/audit.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import { responseChangeSchema } from '#domain/inbox/inbox-schemas.ts';
import { uniqueTags } from '#domain/inbox/tags.ts';
import { type SurveySummary, summarise } from '#domain/responses/survey-summary.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordReadingOf } from '#server/audit/note-reading.ts';
import { csvAnswer, csvForm } from '#server/core/api/csv-answer.ts';
import { conflict, entryId, existing, versionConflict } from '#server/core/api/entry-id.ts';
import { pageQuery } from '#server/core/api/list-query.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Db } from '#server/core/store/store.ts';
import { listTags } from '#server/core/store/tags.ts';
import { storeMessage } from '#server/forms/support-messages.ts';
import { mailRetryRoute } from '#server/outbox/mails.ts';
import {
  changeResponse,
  countByStatus,
  countRatings,
  countResponses,
  findResponse,
  listResponses,
  responseExcerpt,
  responseFilter,
  responsesJson,
} from './response-list.ts';

/** /api/admin/responses: list and summary of what `responseFilter` chooses; one response is opened and changed by id. */
export function responsesRoutes(parts: AdminParts): Route[] {
  const { store, clock, content, sendsMail } = parts;
  const solutions = () => solutionsIn(content().offerings);
  const whole = async (id: string, db: Db = store.db) =>
    (await responsesJson(db, [existing(await findResponse(db, id))]))[0]!;

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
        tags: await listTags(store.db, 'survey_responses'),
        sendsMail,
      } satisfies ResponsePage);
    }),
    route('GET', '/responses/summary', 'workInbox', async (c) => {
      const counts = await countRatings(store.db, responseFilter(c, solutions()));
      return c.json(summarise(counts, solutions()) satisfies SurveySummary);
    }),
    route('GET', '/responses/export', 'eraseAndExport', async (c) => {
      const filter = responseFilter(c, solutions());
      const form = csvForm(c);
      const at = clock().toISOString();
      const count = await countResponses(store.db, filter);
      const details = { status: filter.status ?? null, count, device: deviceText(c.var.session.userAgent) };
      await c.var.transaction(async (_db, by) => await by.record('responses.exported', { details }));
      const { admin } = content().words[form.language];
      const { responses: heads } = admin.csv;
      const names = new Map<string, string>(
        surveyChoices(content().offerings).map(({ id, name }) => [id, name]),
      );
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
          [heads.tags, ({ tags }) => tags.join(', ')],
          [heads.language, ({ language }) => language],
          [heads.signals, ({ signals }) => signals.join(' ')],
          [heads.id, ({ id }) => id],
        ],
        list: async (page) => await listResponses(store.db, { ...filter, ...page }),
      });
    }),
    route('GET', '/responses/:id', 'workInbox', async (c) => {
      const response = await whole(entryId(c));
      await recordReadingOf(parts, c, { action: 'response.opened', target: response.id });
      return c.json(response satisfies ListedResponse);
    }),
    route('PATCH', '/responses/:id', 'workInbox', { body: responseChangeSchema }, async (c, input) => {
      const { version, ...change } = input;
      const id = entryId(c);
      const tags = change.tags && uniqueTags(change.tags);
      await c.var.transaction(async (db, by) => {
        const response = existing(await findResponse(db, id));
        const { status = response.status } = change;
        if (!(await changeResponse(db, id, version, { status, tags })))
          throw versionConflict(await whole(id, db));
        const record = async (details: AuditDetails) =>
          await by.record('response.changed', { target: id, details });
        if (status !== response.status) await record({ from: response.status, to: status });
        if (tags) await record({ tags: tags.length });
      });
      return c.json(await whole(id));
    }),
    route('POST', '/responses/:id/message', 'workInbox', async (c) => {
      const id = entryId(c);
      const message = await c.var.transaction(async (db, by) => {
        const made = await messageFromResponse(db, existing(await findResponse(db, id)));
        await by.record('response.taken', { target: id });
        return made;
      });
      return c.json({ message } satisfies MessageOfResponse, 201);
    }),
    mailRetryRoute(parts, { table: 'survey_responses', name: 'response', whole }),
  ];
}

/**
 * Puts a response into the inbox, where it is answered like any message; once, however often it is asked for. Returns
 * the id of the message. Throws 409 if the response contains no address. Call it in a transaction.
 */
async function messageFromResponse(
  db: Db,
  { id, name, companyOrOccupation, comment, language, receivedAt }: KeptResponse,
): Promise<string> {
  const email = addressInTexts(name, companyOrOccupation, comment);
  if (email === undefined) throw conflict('noAddress', 'The response contains no address.');
  const facts = { id: newId(), receivedAt, language, signals: [], idempotencyHash: `response ${id}` };
  const message = { name, email, company: companyOrOccupation, message: comment || name };
  return (await storeMessage(db, facts, message)).id;
}
