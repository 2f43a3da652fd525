import { deviceText } from '#domain/accounts/device-name.ts';
import type { ListedMessage, MessagePage, MessageTags } from '#domain/api/inbox/message.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import { followUpAfter } from '#domain/inbox/due.ts';
import { messageChangeSchema } from '#domain/inbox/inbox-schemas.ts';
import { uniqueTags } from '#domain/inbox/tags.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { worstMail } from '#domain/outbox/worst-mail.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import { findOperator } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordReadingOf } from '#server/audit/note-reading.ts';
import { type CsvColumn, csvAnswer, csvForm } from '#server/core/api/csv-answer.ts';
import { entryId, versionConflict } from '#server/core/api/entry-id.ts';
import { pageQuery } from '#server/core/api/list-query.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { listTags } from '#server/core/store/tags.ts';
import { blockSendersOf, unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { confirmationOf, holdConfirmations } from '#server/forms/confirmations.ts';
import type { OutboxEntry } from '#server/outbox/outbox.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import { changeMessage, existingMessage, type InboxMessage, listInbox } from './inbox.ts';
import { countInbox, countListed } from './inbox-counts.ts';
import { dueOfMessage, dueTimes, forgiving, queryFilter } from './inbox-filter.ts';
import { listUnanswered } from './incoming/incoming-mails.ts';
import { messageBulkRoutes } from './message-bulk.ts';
import { messageDraftsRoutes } from './message-drafts.ts';
import { messageFilesRoutes } from './message-files-routes.ts';
import { messageThreadRoutes, wholeMessageJson } from './message-thread.ts';

/** GET / takes what `inboxChoiceSchema` reads. */
export function messagesRoutes(parts: AdminParts): Route[] {
  const { store, clock, content, sendsMail } = parts;

  return [
    route('GET', '/messages', 'workInbox', async (c) => {
      const { before, limit } = pageQuery(c, entryIdPattern);
      const filter = await forgiving(store.db, queryFilter(c, parts));
      const times = dueTimes(parts);
      const found = await listInbox(store.db, { ...filter, before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const ids = shown.map(({ id }) => id);
      const mails = await listMailsAbout(store.db, 'support_messages', ids);
      const unanswered = await listUnanswered(store.db, ids);
      return c.json({
        messages: shown.map((message) => listedMessageJson(message, mails, unanswered, times)),
        next: found.length > limit ? shown.at(-1)!.id : null,
        ...(await countInbox(store.db, { narrower: filter, due: times, operatorId: c.var.operator.id })),
        similar: typeof filter.search === 'object' ? filter.search : [],
        sendsMail,
      } satisfies MessagePage);
    }),
    route('GET', '/messages/tags', 'workInbox', async (c) =>
      c.json({ tags: await listTags(store.db, 'support_messages') } satisfies MessageTags),
    ),
    route('GET', '/messages/export', 'eraseAndExport', async (c) => {
      const filter = await forgiving(store.db, queryFilter(c, parts));
      const form = csvForm(c);
      const count = await countListed(store.db, filter);
      const at = clock().toISOString();
      const details = {
        status: filter.status ?? null,
        only: c.req.query('only') ?? null,
        kind: filter.kind ?? null,
        isSearch: filter.search !== undefined,
        count,
        device: deviceText(c.var.session.userAgent),
      };
      await c.var.transaction(async (_db, by) => await by.record('messages.exported', { details }));
      const { admin, mail } = content().words[form.language];
      const { messages: heads, kinds, causes } = admin.csv;
      return csvAnswer<InboxMessage>(c, form, {
        fileName: `messages-${at.slice(0, 10)}`,
        columns: [
          [heads.receivedAt, ({ receivedAt }) => form.moment(receivedAt)],
          [heads.kind, ({ kind }) => kinds[kind]],
          [heads.status, ({ status }) => admin.audit.states[status]],
          [heads.assignee, ({ assignee }) => assignee?.name ?? null],
          [heads.tags, ({ tags }) => tags.join(', ')],
          [heads.followUp, ({ followUp }) => followUp],
          ...messageFields.map(
            (field): CsvColumn<InboxMessage> => [mail.common.labels[field], (message) => message[field]],
          ),
          [heads.cause, ({ cancellation }) => cancellation && causes[cancellation.cause]],
          [heads.reason, ({ cancellation }) => cancellation?.reason ?? null],
          [heads.endDate, ({ cancellation }) => cancellation?.endDate ?? null],
          [heads.language, ({ language }) => language],
          [heads.signals, ({ signals }) => signals.join(' ')],
          [heads.reference, ({ reference }) => reference],
        ],
        list: async (page) => await listInbox(store.db, { ...filter, ...page, isWhole: true }),
      });
    }),
    ...messageBulkRoutes(parts),
    route('GET', '/messages/:id', 'workInbox', async (c) => {
      const message = await wholeMessageJson(store.db, entryId(c), parts);
      await recordReadingOf(parts, c, { action: 'message.opened', target: message.id });
      return c.json(message);
    }),
    route('PATCH', '/messages/:id', 'workInbox', { body: messageChangeSchema }, async (c, input) => {
      const { version, ...change } = input;
      const id = entryId(c);
      const tags = change.tags && uniqueTags(change.tags);
      await c.var.transaction(async (db, by) => {
        const message = await existingMessage(db, id);
        const { status = message.status, assignee = message.assignee?.id ?? null } = change;
        const { followUp = followUpAfter(message.followUp, change.status, dueTimes(parts)) } = change;
        if (assignee !== null && !(await findOperator(db, assignee)))
          throw invalidFields([{ field: 'assignee', code: 'unknownOperator' }]);
        if (!(await changeMessage(db, id, version, { status, assignee, tags, followUp })))
          throw versionConflict(await wholeMessageJson(db, id, parts));
        if (status === 'suspected') {
          await holdConfirmations(db, [id]);
          await blockSendersOf(db, [id], { operatorId: by.id, at: by.at });
        } else if (message.status === 'suspected') await unblockSendersOf(db, [id]);
        if (status !== message.status)
          await by.record('message.changed', { target: id, details: { from: message.status, to: status } });
        if (assignee !== (message.assignee?.id ?? null))
          await by.record('message.assigned', { target: id, details: { assignee } });
        if (tags) await by.record('message.changed', { target: id, details: { tags: tags.length } });
        if (change.followUp !== undefined && followUp !== message.followUp)
          await by.record('message.changed', { target: id, details: { followUp } });
      });
      return c.json(await wholeMessageJson(store.db, id, parts));
    }),
    ...messageDraftsRoutes(parts),
    ...messageFilesRoutes(parts),
    ...messageThreadRoutes(parts),
  ];
}

/** `mail` is the worst state of its mails, `confirmation` that of the one a declaration requires. */
function listedMessageJson(
  message: InboxMessage,
  mails: readonly OutboxEntry[],
  unanswered: ReadonlySet<string>,
  times: ReturnType<typeof dueTimes>,
): ListedMessage {
  const { message: excerpt, ...rest } = message;
  const own = mails.filter(({ submissionId }) => submissionId === message.id);
  const replies = own.filter(({ kind }) => kind === 'message-reply').length;
  return {
    ...rest,
    name: lineExcerpt(message.name),
    company: lineExcerpt(message.company),
    excerpt,
    replies,
    due: dueOfMessage(message, replies, times),
    isUnanswered: unanswered.has(message.id) && message.status !== 'done',
    mail: worstMail(own) ?? null,
    confirmation: confirmationOf(message.id, own)?.status ?? null,
  };
}
