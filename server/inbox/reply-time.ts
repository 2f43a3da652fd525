import { workingDaysBefore } from '#domain/inbox/working-days.ts';
import type { AdminParts } from '#server/admin-parts.ts';

/** Where the site promises no time. */
const usualReplyDays = 2;

/** As published: the working days until a reply, and the moment before which a message without one is overdue. */
export function replyTime({ content, clock }: Pick<AdminParts, 'content' | 'clock'>) {
  const replyWorkingDays = content().site.replyWorkingDays ?? usualReplyDays;
  return {
    replyWorkingDays,
    overdueBefore: workingDaysBefore(clock(), replyWorkingDays).toISOString(),
  };
}
