import type { AdminParts } from '#server/admin-parts.ts';
import { recordReadingOf } from '#server/audit/note-reading.ts';
import { entryId } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { existingMessage } from '#server/inbox/inbox.ts';
import { dueTimes } from '#server/inbox/inbox-filter.ts';
import { personPage } from './person-page.ts';

/**
 * The page of the person who sent a message. Its address has the id of the message, so that no address of a person gets into
 * logs and browser histories. The audit log records who opened it, as for a message.
 */
export function personRoutes(parts: AdminParts): Route[] {
  return [
    route('GET', '/messages/:id/person', 'workInbox', async (c) => {
      const message = await existingMessage(parts.store.db, entryId(c));
      await recordReadingOf(parts, c, { action: 'person.opened', target: message.id });
      return c.json(await personPage(parts.store.db, message, dueTimes(parts)));
    }),
  ];
}
