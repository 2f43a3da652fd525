import { type Context, Hono } from 'hono';
import type { MessagePage } from '#domain/answers/message.ts';
import { entryIdPattern } from '#domain/entry-id.ts';
import { lessonOf, messageChangeSchema, messageStatuses, narrowings } from '#domain/inbox.ts';
import { messageFields } from '#domain/support-message.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { holdConfirmations } from '#server/store/confirmations.ts';
import {
  changeMessage,
  countInbox,
  countListed,
  findInboxMessage,
  type InboxMessage,
  listInbox,
} from '#server/store/inbox.ts';
import { listUnanswered } from '#server/store/incoming-mails.ts';
import { findOperator } from '#server/store/operators.ts';
import { listMailsAbout } from '#server/store/outbox.ts';
import { teach } from '#server/store/spam-words.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { csvAnswer } from './csv-answer.ts';
import { entryId, noEntry, versionConflict } from './entry-id.ts';
import { choiceQuery, textQuery } from './list-query.ts';
import { messageAnswersApi } from './message-answers.ts';
import { messageBulkApi } from './message-bulk.ts';
import { messageDraftsApi } from './message-drafts.ts';
import { messageFilesApi } from './message-files.ts';
import { listedMessageJson, wholeMessageJson } from './message-json.ts';
import { pageQuery } from './page-query.ts';
import { invalidFields, readFields } from './read-json.ts';

/** `status` (default: all but suspected), search text `q`, `kind=declaration`, `kind=unconfirmed` (all). */
export function messagesApi(parts: AdminParts): AdminResource {
  const { store, clock, bodyLimits, sendsMail } = parts;
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const { before, limit } = pageQuery(c, entryIdPattern);
    const filter = filterQuery(c);
    const found = await listInbox(store.db, { ...filter, before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const mails = await listMailsAbout(
      store.db,
      'support_messages',
      shown.map(({ id }) => id),
    );
    const unanswered = await listUnanswered(
      store.db,
      shown.map(({ id }) => id),
    );
    return c.json({
      messages: shown.map((message) => listedMessageJson(message, mails, unanswered)),
      next: found.length > limit ? shown.at(-1)!.id : null,
      counts: await countInbox(store.db, filter.search),
      sendsMail,
    } satisfies MessagePage);
  });

  api.get('/export', async (c) => {
    const filter = filterQuery(c);
    const count = await countListed(store.db, filter);
    const at = clock().toISOString();
    await store.transaction(
      async (db) =>
        await recordAudit(db, {
          at,
          operatorId: c.var.operator.id,
          action: 'messages.exported',
          details: {
            status: filter.status ?? null,
            kind: filter.only ?? null,
            isSearch: filter.search !== undefined,
            count,
          },
        }),
    );
    return csvAnswer<InboxMessage>(c, {
      fileName: `messages-${at.slice(0, 10)}`,
      columns: {
        id: ({ id }) => id,
        received_at: ({ receivedAt }) => receivedAt,
        kind: ({ kind }) => kind,
        status: ({ status }) => status,
        assignee: ({ assignee }) => assignee?.name ?? null,
        language: ({ language }) => language,
        ...Object.fromEntries(
          messageFields.map((field) => [field, (message: InboxMessage) => message[field]]),
        ),
        cause: ({ cancellation }) => cancellation?.cause ?? null,
        reason: ({ cancellation }) => cancellation?.reason ?? null,
        end_date: ({ cancellation }) => cancellation?.endDate ?? null,
        signals: ({ signals }) => signals.join(' '),
      },
      list: async (page) => await listInbox(store.db, { ...filter, ...page, isWhole: true }),
    });
  });

  // Before `/:id`, which would match it.
  api.route('/bulk', messageBulkApi(parts));

  api.get('/:id', async (c) => {
    const message = await wholeMessageJson(store.db, entryId(c), sendsMail);
    if (!message) throw noEntry();
    return c.json(message);
  });

  api.patch('/:id', async (c) => {
    const id = entryId(c);
    const { version, ...change } = await readFields(c, bodyLimits, messageChangeSchema);
    const at = clock().toISOString();
    await store.transaction(async (db) => {
      const message = await findInboxMessage(db, id);
      if (!message) throw noEntry();
      const { status = message.status, assignee = message.assignee?.id ?? null } = change;
      if (assignee !== null && !(await findOperator(db, assignee)))
        throw invalidFields([{ field: 'assignee', code: 'unknownOperator' }]);
      if (!(await changeMessage(db, id, version, { status, assignee })))
        throw versionConflict(await wholeMessageJson(db, id, sendsMail));
      if (status === 'suspected') await holdConfirmations(db, [id]);
      const lesson = status === message.status ? undefined : lessonOf(message.status, status);
      if (lesson) await teach(db, [id], lesson);
      await recordAudit(db, {
        at,
        operatorId: c.var.operator.id,
        action: 'message.changed',
        target: id,
        details: { from: message.status, to: status, assignee },
      });
    });
    return c.json(await wholeMessageJson(store.db, id, sendsMail));
  });

  api.all('/', methodNotAllowed('GET'));
  api.all('/export', methodNotAllowed('GET'));
  api.all('/:id', methodNotAllowed('GET', 'PATCH'));
  api.route('/:id', messageDraftsApi(parts));
  api.route('/:id', messageFilesApi(parts));
  api.route('/:id', messageAnswersApi(parts));
  return api;
}

function filterQuery(c: Context) {
  return {
    status: choiceQuery(c, 'status', messageStatuses),
    only: choiceQuery(c, 'kind', narrowings),
    isBinned: choiceQuery(c, 'bin', ['1']) !== undefined,
    search: textQuery(c, 'q'),
  };
}
