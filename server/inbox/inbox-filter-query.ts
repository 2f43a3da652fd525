import type { Context } from 'hono';
import { messageStatuses, type Narrowing, narrowings } from '#domain/inbox/inbox.ts';
import { workingDaysBefore } from '#domain/inbox/working-days.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { choiceQuery, textQuery } from '#server/core/api/list-query.ts';
import type { InboxFilter } from './inbox-filter.ts';

type Parts = Pick<AdminParts, 'content' | 'clock'>;

/** `status` (default: all but suspected), search text `q`, `kind` (one of `narrowings`), `bin=1`. */
export function inboxFilter(c: Context, parts: Parts): InboxFilter {
  return {
    status: choiceQuery(c, 'status', messageStatuses),
    only: storedNarrowing(choiceQuery(c, 'kind', narrowings), parts),
    isBinned: choiceQuery(c, 'bin', ['1']) !== undefined,
    search: textQuery(c, 'q'),
  };
}

/** The store knows no promise, only moments. */
export function storedNarrowing(only: Narrowing | undefined, parts: Parts): InboxFilter['only'] {
  return only === 'overdue' ? { overdueBefore: replyTime(parts).overdueBefore } : only;
}

/** Where the site promises no time. */
const usualReplyDays = 2;

/** The published working days until a reply, and the moment before which a message without one is overdue. */
export function replyTime({ content, clock }: Pick<AdminParts, 'content' | 'clock'>) {
  const replyWorkingDays = content().site.replyWorkingDays ?? usualReplyDays;
  return {
    replyWorkingDays,
    overdueBefore: workingDaysBefore(clock(), replyWorkingDays).toISOString(),
  };
}
