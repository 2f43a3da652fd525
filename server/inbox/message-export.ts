import { deviceText } from '#domain/accounts/device-name.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type CsvColumn, csvAnswer, csvForm } from '#server/core/api/csv-answer.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { type InboxMessage, listInbox } from './inbox.ts';
import { countListed } from './inbox-counts.ts';
import { inboxFilter } from './inbox-filter-query.ts';

/** GET /api/admin/messages/export: the messages of a folder or search as a file. */
export function messageExportRoutes(parts: AdminParts): Route[] {
  const { store, clock, content } = parts;

  return [
    route('GET', '/messages/export', 'eraseAndExport', async (c) => {
      const filter = inboxFilter(c, parts);
      const form = csvForm(c);
      const count = await countListed(store.db, filter);
      const at = clock().toISOString();
      const details = {
        status: filter.status ?? null,
        kind: typeof filter.only === 'object' ? 'overdue' : (filter.only ?? null),
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
  ];
}
