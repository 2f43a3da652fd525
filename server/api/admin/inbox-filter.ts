import type { Context } from 'hono';
import { messageStatuses, narrowings } from '#domain/inbox.ts';
import type { InboxFilter } from '#server/store/inbox.ts';
import { choiceQuery, textQuery } from './list-query.ts';

/** `status` (default: all but suspected), search text `q`, `kind=todo`, `kind=answered`, `kind=declaration`, `kind=unconfirmed`, `bin=1`. */
export function inboxFilter(c: Context): InboxFilter {
  return {
    status: choiceQuery(c, 'status', messageStatuses),
    only: choiceQuery(c, 'kind', narrowings),
    isBinned: choiceQuery(c, 'bin', ['1']) !== undefined,
    search: textQuery(c, 'q'),
  };
}
