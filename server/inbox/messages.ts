import type { MessagePage } from '#domain/api/message.ts';
import { messageChangeSchema } from '#domain/inbox/inbox.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import { findOperator } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { noteReading } from '#server/audit/note-reading.ts';
import { entryId, noEntry, versionConflict } from '#server/core/api/entry-id.ts';
import { pageQuery } from '#server/core/api/page-query.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { blockSendersOf, unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { holdConfirmations } from '#server/forms/confirmations.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import { changeMessage, findInboxMessage, listInbox } from './inbox.ts';
import { countInbox } from './inbox-counts.ts';
import { inboxFilter } from './inbox-filter-query.ts';
import { listUnanswered } from './incoming/incoming-mails.ts';
import { messageAnswersRoutes } from './message-answers.ts';
import { messageBulkRoutes } from './message-bulk-routes.ts';
import { messageDraftsRoutes } from './message-drafts-routes.ts';
import { messageExportRoutes } from './message-export.ts';
import { messageFilesRoutes } from './message-files-routes.ts';
import { listedMessageJson, wholeMessageJson } from './message-json.ts';
import { replyTime } from './reply-time.ts';

/** GET / takes what `inboxFilter` reads. */
export function messagesRoutes(parts: AdminParts): Route[] {
  const { store, sendsMail } = parts;

  return [
    route('GET', '/messages', 'workInbox', async (c) => {
      const { before, limit } = pageQuery(c, entryIdPattern);
      const filter = inboxFilter(c, parts);
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
        ...(await countInbox(store.db, filter.search, replyTime(parts).overdueBefore)),
        sendsMail,
      } satisfies MessagePage);
    }),
    ...messageExportRoutes(parts),
    ...messageBulkRoutes(parts),
    route('GET', '/messages/:id', 'workInbox', async (c) => {
      const message = await wholeMessageJson(store.db, entryId(c), sendsMail);
      if (!message) throw noEntry();
      await noteReading(parts, c, { action: 'message.opened', target: message.id });
      return c.json(message);
    }),
    route(
      'PATCH',
      '/messages/:id',
      'workInbox',
      { body: messageChangeSchema },
      async (c, { version, ...change }) => {
        const id = entryId(c);
        await c.var.transaction(async (db, by) => {
          const message = await findInboxMessage(db, id);
          if (!message) throw noEntry();
          const { status = message.status, assignee = message.assignee?.id ?? null } = change;
          if (assignee !== null && !(await findOperator(db, assignee)))
            throw invalidFields([{ field: 'assignee', code: 'unknownOperator' }]);
          if (!(await changeMessage(db, id, version, { status, assignee })))
            throw versionConflict(await wholeMessageJson(db, id, sendsMail));
          if (status === 'suspected') {
            await holdConfirmations(db, [id]);
            await blockSendersOf(db, [id], { operatorId: by.id, at: by.at });
          } else if (message.status === 'suspected') await unblockSendersOf(db, [id]);
          if (status !== message.status)
            await by.record('message.changed', { target: id, details: { from: message.status, to: status } });
          if (assignee !== (message.assignee?.id ?? null))
            await by.record('message.assigned', { target: id, details: { assignee } });
        });
        return c.json(await wholeMessageJson(store.db, id, sendsMail));
      },
    ),
    ...messageDraftsRoutes(parts),
    ...messageFilesRoutes(parts),
    ...messageAnswersRoutes(parts),
  ];
}
